import { stringify } from 'yaml';
import type { Entry } from '../../src/content-check/content.ts';
import type { TranslationFile } from '../../src/content-check/translations/read-translation.ts';
import { hashOf, TEXT, type Translated, type Translation } from '../../src/lib/translate.ts';
import { placesOf } from '../../src/lib/word-places.ts';
import { schemaOf, wordsOf, type Words } from '../../src/schemas/words.ts';
import { isMarkdown, listPlaces, nameOf } from './progress.ts';

/** What stands above the hashes. */
export const FROM_REMARK = ' From which English words each was made. A command writes this.';

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

/** Writes what stands below a name: fields with words in them, each with its line. */
function makeWriter(lines: ReadonlyMap<string, Line>) {
  const has = (words: Words, value: unknown) => [...placesOf(words, value)].some(({ isFixed }) => !isFixed);

  /** The words at a key, behind what begins their line. */
  function writeWords(start: string, key: string, none = ''): string[] {
    const { above = [], text } = lines.get(key) ?? {};
    return [...above, ...(start + (text === undefined ? none : ` ${scalar(text)}`)).split('\n')];
  }

  const writeField = (name: string, words: Words, value: unknown, key: string): string[] =>
    words.type === 'words'
      ? writeWords(`${name}:`, key)
      : [`${name}:`, ...indent(writePart(words, value, key))];

  function writeItem(item: Words, value: unknown, key: string): string[] {
    // js-yaml loses a hyphen alone at the end of a list within a list.
    if (item.type === 'words') return writeWords('-', key, ' ""');
    // An item without words keeps the place of those behind it.
    return has(item, value) ? toItem(writePart(item, value, key)) : ['- {}'];
  }

  function writePart(words: Words, value: unknown, key: string): string[] {
    const add = (step: string | number) => (key ? `${key}.${step}` : String(step));
    if (words.type === 'group')
      return [...words.fields].flatMap(([name, inner]) => {
        const own = (value as Record<string, unknown>)[name];
        return has(inner, own) ? writeField(name, inner, own, add(name)) : [];
      });
    if (words.type === 'list') {
      const { item, key: field } = words;
      if (!field) return (value as unknown[]).flatMap((each, at) => writeItem(item, each, add(at)));
      return (value as Record<string, unknown>[]).flatMap((each) => {
        if (!has(item, each)) return [];
        const name = each[field];
        return toItem([`${field}: ${scalar(name)}`, ...writePart(item, each, add(String(name)))]);
      });
    }
    if (words.type === 'record')
      return Object.entries(value as object).flatMap(([name, inner], at) => {
        const { above = [], text = name } = lines.get(add(at)) ?? {};
        const own = scalar(text);
        return [...above, ...(words.value ? writeField(own, words.value, inner, add(at)) : [`${own}:`])];
      });
    return [];
  }
  return writePart;
}

/** What is kept of a place: its words, and the hash of what they were made from. */
function settle(
  { key, text, state, shown, own, isSafety }: Translated,
  translation: Translation | undefined,
  isReadAgain: boolean,
): Line & { hash?: string | undefined } {
  const above = remark(text);
  const hash = hashOf(text);
  const kept = own?.text.trim();
  if (state === 'translated') return { above, text: shown, hash };
  if (state === 'undated') return { above, text: kept, hash };
  // Hidden, and nobody is harmed by it: the words belong elsewhere.
  if (state === 'missing' || (shown === undefined && !isSafety)) return { above, text: undefined };
  if (isReadAgain) return { above, text: kept, hash };
  return {
    above: ['# CHANGED since it was translated. In English it is now:', ...above],
    text: kept,
    hash: translation?.from?.[key],
  };
}

/** How the words of an entry are written in a language. */
export interface Options {
  tag: string;
  /** The name of the language. */
  language: string;
  /** Whether somebody says that all old words have been read again. */
  isReadAgain: boolean;
  /** MM/DD/YYYY. */
  today: string;
}

/** The text of a translation: the English words as remarks, the words of the language below them, and what they were made from. */
export function writeEntry(
  entry: Entry,
  own: TranslationFile | undefined,
  { tag, language, isReadAgain, today }: Options,
): string {
  const { file, kind, id, value } = entry;
  const translation = own?.data as Translation | undefined;
  const places = listPlaces(entry, own).map(
    (place) => [place.key, settle(place, translation, isReadAgain)] as const,
  );
  const from = Object.fromEntries(places.flatMap(([key, { hash }]) => (hash ? [[key, hash]] : [])));
  const isNew = JSON.stringify(from) !== JSON.stringify(translation?.from ?? {});
  const day = isNew ? today : translation?.translatedOn;
  const words = wordsOf(schemaOf(kind, id));
  const part = makeWriter(new Map(places))(words, value, '');
  const isText = isMarkdown(file);
  const below = isText ? places.find(([key]) => key === TEXT)?.[1] : undefined;
  const lines = [
    `# ${language}: the words of ${file}. Write them below the English ones, which stand behind #.`,
    '# A place without words shows in English. Prices, numbers, links and names come from the English file.',
    `# When you are done: npm run translate -- ${tag} ${nameOf(file)}`,
    ...(translation?.sample
      ? ['sample: true # needs review by somebody who speaks it, and by a clinician']
      : []),
    ...(day ? [`translatedOn: ${day}`] : []),
    '',
    ...(words.type === 'list' ? ['items:', ...indent(part)] : part),
    ...(below ? ['# The text below the second ---:', ...below.above] : []),
    ...(Object.keys(from).length > 0 ? ['', `#${FROM_REMARK}`, 'from:'] : []),
    ...Object.entries(from).map(([key, hash]) => `  ${scalar(key)}: ${scalar(hash)}`),
  ];
  const header = `${lines.join('\n')}\n`;
  return isText ? `---\n${header}---\n\n${(below?.text ?? '').trim()}\n` : header;
}
