import { readFileSync } from 'node:fs';
import { AtRule, parse } from 'postcss';

type Palette = Record<string, string>;

/** The colours of tokens.css by name, for social cards, the manifest and `theme-color`, which cannot use a style sheet. */
export function readColours(): { light: Palette; dark: Palette } {
  const light: Palette = {};
  const dark: Palette = {};
  parse(readFileSync('src/styles/tokens.css', 'utf8')).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (!value.startsWith('#')) return;
    // The declaration is in a rule, and the rule may be in @media (prefers-color-scheme: dark).
    const atRule = parent?.parent;
    const isDark = atRule instanceof AtRule && atRule.params.includes('dark');
    (isDark ? dark : light)[prop.slice('--'.length)] = value;
  });
  return { light, dark };
}

const palettes = readColours();

/** The value of a colour, such as '#16325c', by its name in tokens.css without `--`. Throws if there is no such colour. */
export function colourOf(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const colour = palettes[scheme][name];
  if (!colour)
    throw new Error(
      `src/styles/tokens.css: write the colour --${name}, which social cards and the manifest use`,
    );
  return colour;
}
