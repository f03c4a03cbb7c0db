import { stringify } from 'yaml';
import { compareText, hashOf, type Translated, type Translation } from '../../src/lib/translate.ts';
import { placesOf } from '../../src/lib/word-places.ts';
import type { Words } from '../../src/schemas/words.ts';

/** What stands above the hashes. */
export const FROM_REMARK = ' From which English words each was made. A command writes this.';

/** What a translation is written from. */
export interface Source {
  words: Words;
  /** What the schema made of the English file. */
  data: unknown;
  /** What became of each of its words. */
  places: readonly Translated[];
  /** Of a Markdown file: the English text, and its translation so far. */
  text?: { english: string; own: string } | undefined;
  translation: Translation | undefined;
  /** The lines at the top, without their #. */
  about: readonly string[];
  /** Whether somebody says that all old words have been read again. */
  isReadAgain: boolean;
  /** MM/DD/YYYY. */
  today: string;
}

const scalar = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();
const indent = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : line));

/** An item of a list: its first line behind the hyphen, unless that is a remark. */
const toItem = (lines: readonly string[]) => {
  const [first = '', ...rest] = lines;
  return first.startsWith('#') ? ['-', ...indent(lines)] : [`- ${first}`, ...indent(rest)];
};

const remark = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `# ${line}`.trimEnd());

/** The words of a place as they are kept, and what stands above them. */
interface Line {
  above: string[];
  text: string | undefined;
}

class Writer {
  readonly #lines: ReadonlyMap<string, Line>;
  constructor(lines: ReadonlyMap<string, Line>) {
    this.#lines = lines;
  }

  #has = (words: Words, value: unknown) => [...placesOf(words, value)].some(({ isFixed }) => !isFixed);

  #words(key: string): { above: string[]; shown: string } {
    const { above = [], text } = this.#lines.get(key) ?? {};
    return { above, shown: text === undefined ? '' : ` ${scalar(text)}` };
  }

  /** A field, with the English words above. */
  #field(name: string, words: Words, value: unknown, key: string): string[] {
    if (words.type === 'words') {
      const { above, shown } = this.#words(key);
      return [...above, ...`${name}:${shown}`.split('\n')];
    }
    return [`${name}:`, ...indent(this.part(words, value, key))];
  }

  /** What stands below a name. */
  part(words: Words, value: unknown, key: string): string[] {
    const add = (step: PropertyKey) => (key ? `${key}.${String(step)}` : String(step));
    if (words.type === 'group') {
      return [...words.fields].flatMap(([name, inner]) => {
        const own = (value as Record<string, unknown>)[name];
        return this.#has(inner, own) ? this.#field(name, inner, own, add(name)) : [];
      });
    }
    if (words.type === 'list')
      return (value as unknown[]).flatMap((item, at) => this.#item(words, item, add, at));
    if (words.type === 'record')
      return Object.entries(value as object).flatMap(([name, inner], at) => {
        const { above, text } = this.#lines.get(add(at)) ?? { above: [] };
        const own = scalar(text ?? name);
        return [...above, ...(words.value ? this.#field(own, words.value, inner, add(at)) : [`${own}:`])];
      });
    return [];
  }

  #item(
    words: Words & { type: 'list' },
    item: unknown,
    add: (step: PropertyKey) => string,
    at: number,
  ): string[] {
    if (words.key) {
      const name = (item as Record<string, unknown>)[words.key];
      if (!this.#has(words.item, item)) return [];
      return toItem([`${words.key}: ${scalar(name)}`, ...this.part(words.item, item, add(String(name)))]);
    }
    if (words.item.type !== 'words') {
      // An item without words keeps the place of those behind it.
      return this.#has(words.item, item) ? toItem(this.part(words.item, item, add(at))) : ['- {}'];
    }
    const { above, shown } = this.#words(add(at));
    // js-yaml loses a hyphen alone at the end of a list within a list.
    return [...above, ...`-${shown || ' ""'}`.split('\n')];
  }
}

/** What is kept of a place: its words, and the hash of what they were made from. */
function settle(
  place: Translated,
  { translation, isReadAgain }: Source,
): Line & { hash?: string | undefined } {
  const above = remark(place.text);
  const [origin, hash] = [translation?.from?.[place.key], hashOf(place.text)];
  const { state, shown, own } = place;
  if (state === 'translated') return { above, text: shown, hash };
  if (state === 'undated') return { above, text: own?.text.trim(), hash };
  // Hidden, and nobody is harmed by it: the words belong elsewhere.
  if (state === 'missing' || (state === 'stale' && shown === undefined && !place.isSafety))
    return { above, text: undefined };
  if (isReadAgain) return { above, text: own?.text.trim(), hash };
  return {
    above: ['# CHANGED since it was translated. In English it is now:', ...above],
    text: own?.text.trim(),
    hash: origin,
  };
}

/** What became of the text below a header block. */
const textPlace = ({ text, translation }: Source): Translated[] =>
  text?.english.trim() ? [compareText(text.english, text.own, translation)] : [];

/** The text of a translation: the English words as remarks, the words of the language below them, and what they were made from. */
export function writeTranslation(source: Source): string {
  const { words, data, places, translation, text, about, today } = source;
  const own = places
    .filter(({ isFixed }) => !isFixed)
    .map((place) => [place.key, settle(place, source)] as const);
  const below = textPlace(source).map((place) => [place.key, settle(place, source)] as const);
  const all = [...own, ...below];
  const from = Object.fromEntries(all.flatMap(([key, { hash }]) => (hash ? [[key, hash]] : [])));
  const isNew = JSON.stringify(from) !== JSON.stringify(translation?.from ?? {});
  const day = isNew ? today : translation?.translatedOn;
  const part = new Writer(new Map(own)).part(words, data, '');
  const lines = [
    ...about.map((line) => `# ${line}`),
    ...(translation?.sample
      ? ['sample: true # needs review by somebody who speaks it, and by a clinician']
      : []),
    ...(day ? [`translatedOn: ${day}`] : []),
    '',
    ...(words.type === 'list' ? ['items:', ...indent(part)] : part),
    ...below.flatMap(([, { above }]) => ['# The text below the second ---:', ...above]),
    ...(Object.keys(from).length > 0 ? ['', `#${FROM_REMARK}`, 'from:'] : []),
    ...Object.entries(from).map(([key, hash]) => `  ${scalar(key)}: ${scalar(hash)}`),
  ];
  const header = `${lines.join('\n')}\n`;
  return text ? `---\n${header}---\n\n${(below[0]?.[1].text ?? '').trim()}\n` : header;
}
