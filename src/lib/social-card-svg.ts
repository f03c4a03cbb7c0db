import { weaveStrip, type Thread } from './weave-strip.ts';

/** The palette of look.md; a picture cannot read the page's tokens. */
const COLOURS: Record<Thread, string> = {
  indigo: '#3e63a0',
  sky: '#2a7ab0',
  gold: '#e5a823',
  leaf: '#1f6b4b',
  laterite: '#a8432b',
};

/** The picture of a shared link, 1200 x 630: cloth woven from a seed, between two bands of indigo. */
export function socialCardSvg(seed: string): string {
  const rows = [0, 1, 2].map((row) => {
    const paths = weaveStrip(`${seed}-${row}`).map(
      ({ thread, path }) => `<path fill="${COLOURS[thread]}" d="${path}"/>`,
    );
    return `<g transform="translate(0 ${165 + row * 100}) scale(12.5 25)">${paths.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#16325c" d="M0 0h1200v630H0z"/>${rows.join('')}</svg>`;
}
