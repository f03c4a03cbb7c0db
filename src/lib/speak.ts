import { ENGLISH, pageLanguage, readWords } from '#lib/words.ts';

/*
 * Scripts are bundled once, with marks in place of what they say and of where they lead (src/integrations/words). Here the marks get the
 * words of a language: '@@picker.cancel~x7f2@@', '@@/booking@@', and with values from the script, each between its signs:
 * '@@<ways.call~x7f2:phone@@${phone}@@>@@'.
 */
const MARK = /@@([\w.]+|\/[\w/-]*)(?:~[\w-]+)?@@/g;
// One that holds no other.
const FILLED = /@@<([\w.]+)~[\w-]+:([\w,]+)@@((?:(?!@@<).)*?)@@>@@/s;
const SCRIPT = /\/scripts\/([\w-]+)\.js\b/g;

/** Whether a script has such marks. */
export const isMarked = (code: string): boolean => /@@<?[\w./-]+(?:~[\w-]+(?::[\w,]+)?)?@@/.test(code);

/** Words as they are written between two quotes of a kind; '' for any kind. */
function quoted(words: string, quote: string): string {
  const ends = quote ? [quote === '`' ? /[`$]/g : new RegExp(quote, 'g')] : [/["'`$]/g];
  const plain = words.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('</', '<\\/');
  return ends.reduce((text, end) => text.replace(end, '\\$&'), plain);
}

/** Words by their dotted name, as in 'ways.call', in English where the language has none. Throws where English has none. */
export function lookUp(language: string, name: string): string {
  for (const tag of [language, ENGLISH]) {
    const found = name
      .split('.')
      .reduce<unknown>((tree, key) => (tree as Record<string, unknown> | undefined)?.[key], readWords(tag));
    if (typeof found === 'string') return found;
  }
  throw new Error(`content/interface/en.yaml has no ${name}`);
}

interface Speaker {
  tag: string;
  /** A path of the site in that language, or as it is where it has no such page. */
  lead: (path: string) => string;
}

/** A script in a language; without one, in that of the page that is being made. The site's own scripts that it loads speak it too. */
export function speak(code: string, { tag, lead }: Speaker = pageLanguage()): string {
  const fillIn = (_: string, name: string, keys: string, values: string) => {
    const each = new Map(keys.split(',').map((key, place) => [key, values.split('@@,@@')[place] ?? '']));
    return quoted(lookUp(tag, name), '`').replace(/{(\w+)}/g, (brace, key: string) => each.get(key) ?? brace);
  };
  let filled = code;
  while (FILLED.test(filled)) filled = filled.replace(FILLED, fillIn);
  const said = filled.replace(MARK, (mark, name: string, place: number, all: string) => {
    const [before = '', after] = [all[place - 1], all[place + mark.length]];
    const words = name.startsWith('/') ? lead(name) : lookUp(tag, name);
    return quoted(words, before === after && /["'`]/.test(before) ? before : '');
  });
  return tag === ENGLISH ? said : said.replace(SCRIPT, `/scripts/$1.${tag}.js`);
}
