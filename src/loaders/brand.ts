import { readFileSync } from 'node:fs';
import { AtRule, parse } from 'postcss';

type Palette = Record<string, string>;

/** The colours of src/styles/tokens.css by name, for social cards and the manifest, which have no style sheet. */
export function readColours(): { light: Palette; dark: Palette } {
  const light: Palette = {};
  const dark: Palette = {};
  parse(readFileSync('src/styles/tokens.css', 'utf8')).walkDecls(/^--/, ({ prop, value, parent }) => {
    const media = parent?.parent;
    const isDark = media instanceof AtRule && media.params.includes('dark');
    if (value.startsWith('#')) (isDark ? dark : light)[prop.slice(2)] = value;
  });
  return { light, dark };
}

const palettes = readColours();

/** A colour by its name in tokens.css, such as '#16325c'. Throws if there is no such colour. */
export function colourOf(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const colour = palettes[scheme][name];
  if (!colour)
    throw new Error(`src/styles/tokens.css: write the colour --${name}, which cards and the manifest use`);
  return colour;
}
