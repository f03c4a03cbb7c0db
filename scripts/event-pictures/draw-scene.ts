import { numbersFrom, weaveStrip, type Thread } from '../../src/lib/weave-strip.ts';
import { things, type Thing } from './things.ts';

export interface Scene {
  seed: string;
  /** The light: of the morning, of the day, of the evening, or a room. */
  light: keyof typeof lights;
  /** What stands where, in a picture 120 wide and 90 high, back to front. */
  show: readonly (readonly [thing: Thing, x: number, y: number, size?: number])[];
}

const lights = {
  morning: { sky: '#f6e3bd', hill: '#7f9f86', ground: '#c9b183' },
  day: { sky: '#cfe6f5', hill: '#5d8f76', ground: '#b9a06a' },
  evening: { sky: '#efc9a0', hill: '#4f6a7d', ground: '#8f6d52' },
  room: { sky: '#efe6d2', hill: '#e0d3b8', ground: '#a9805a' },
};

const colours: Record<Thread, string> = {
  indigo: '#16325c',
  sky: '#2a7ab0',
  gold: '#e5a823',
  leaf: '#1f6b4b',
  laterite: '#a8432b',
};

/** A scene as SVG: sky, hills or a wall, ground, the things, and a woven band along the lower edge. */
export function drawScene({ seed, light, show }: Scene): string {
  const next = numbersFrom(seed);
  const { sky, hill, ground } = lights[light];
  const [top, fall] = [36 + 10 * next(), 12 * next() - 8];
  const back =
    light === 'room'
      ? `<path fill="${hill}" d="M0 52h120v10H0z"/>`
      : `<circle cx="${20 + 80 * next()}" cy="${14 + 8 * next()}" r="7" fill="#e5a823"/>` +
        `<path fill="${hill}" d="M0 62V${top}q24-12 52 4t68 ${fall}V62z"/>`;
  const band = weaveStrip(seed)
    .map(({ thread, path }) => `<path stroke="${colours[thread]}" stroke-width="2" d="${path}"/>`)
    .join('');
  const drawn = show.map(([thing, x, y, size = 1]) => {
    const cloth = () => Object.values(colours)[Math.floor(next() * 5)] ?? '#16325c';
    return `<g transform="translate(${x} ${y}) scale(${size})">${things[thing](cloth)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" width="1200" height="900">` +
    `<path fill="${sky}" d="M0 0h120v90H0z"/>${back}<path fill="${ground}" d="M0 60h120v30H0z"/>` +
    `${drawn.join('')}<g transform="translate(0 84) scale(1.25 1.5)">${band}</g></svg>`
  );
}
