import { globSync, readFileSync } from 'node:fs';
import { parse, type Root } from 'postcss';
import { readColours } from '#loaders/brand.ts';

/** A use of a colour token in a style. */
interface Use {
  token: string;
  role: 'words' | 'surface' | 'mark';
  file: string;
  selector: string;
}

/** The colours of tokens.css by name, in the light and the dark scheme. */
export function readTokens(): Record<'light' | 'dark', Record<string, string>> {
  const { light, dark } = readColours();
  return { light, dark: { ...light, ...dark } };
}

function readStyles(file: string): Root[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return [parse(text)];
  return [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => parse(css));
}

function roleOf(property: string): Use['role'] {
  if (property === 'color') return 'words';
  return /^background(?:-color)?$/.test(property) ? 'surface' : 'mark';
}

/** Every use of the tokens `colours` in the site's styles, except in tokens.css, print.css and the workshop. */
export function listUses(colours: ReadonlySet<string>): Use[] {
  const files = globSync('src/**/*.{css,astro}', {
    exclude: ['src/styles/{tokens,print}.css', 'src/workshop/**'],
  });
  const uses: Use[] = [];
  for (const file of files) {
    for (const style of readStyles(file)) {
      style.walkDecls(({ prop, value, parent }) => {
        const selector = parent?.type === 'rule' ? (parent as unknown as { selector: string }).selector : '';
        for (const [, token = ''] of value.matchAll(/var\(--([\w-]+)/g)) {
          if (colours.has(token)) uses.push({ token, role: roleOf(prop), file, selector });
        }
      });
    }
  }
  return uses;
}

/** Colours that a style writes itself instead of using a token. */
export function listRawColours(): string[] {
  const files = globSync('src/**/*.{css,astro}', {
    exclude: ['src/styles/{tokens,print}.css', 'src/workshop/**'],
  });
  return files.flatMap((file) => {
    const found: string[] = [];
    for (const style of readStyles(file))
      style.walkDecls(({ prop, value }) => {
        if (/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color)a?\(/i.test(value))
          found.push(`${file}: ${prop}: ${value}`);
      });
    return found;
  });
}
