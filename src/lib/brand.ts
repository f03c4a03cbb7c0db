import { readFileSync } from 'node:fs';
import { parse, type AtRule } from 'postcss';

type Palette = Record<string, string>;

/** The colours of src/styles/tokens.css by their names, for what cannot read a page's style: icons, cards, the manifest. */
export function readColours(): { light: Palette; dark: Palette } {
  const light: Palette = {};
  const dark: Palette = {};
  parse(readFileSync('src/styles/tokens.css', 'utf8')).walkDecls(/^--/, ({ prop, value, parent }) => {
    const media = parent?.parent;
    const isDark = media?.type === 'atrule' && (media as AtRule).params.includes('dark');
    if (value.startsWith('#')) (isDark ? dark : light)[prop.slice(2)] = value;
  });
  return { light, dark };
}

const palettes = readColours();

/** One colour, such as '#16325c'. Throws when the tokens do not name it. */
export function colourOf(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const colour = palettes[scheme][name];
  if (!colour)
    throw new Error(`src/styles/tokens.css: write the colour --${name}, which icons and cards use`);
  return colour;
}

const blocks: [colour: string, path: string][] = [
  ['thread-indigo', '0 0h32v32H0z'],
  ['thread-sky', '0 0h16v8H0zM16 24h16v8H16z'],
  ['thread-gold', '16 8h16v8H16zM0 16h16v8H0z'],
  ['paper', '13 4h6v24h-6zM4 13h24v6H4z'],
];

/** The site's icon: a woven square with a cross, 32 x 32. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${blocks
  .map(([colour, path]) => `<path fill="${colourOf(colour)}" d="M${path}"/>`)
  .join('')}</svg>`;

/** The icon as a data address: in the page it costs no request. Written with as few escapes as an address allows. */
export const iconAddress = `data:image/svg+xml,${encodeURI(iconSvg.replaceAll('"', "'")).replaceAll('#', '%23')}`;
