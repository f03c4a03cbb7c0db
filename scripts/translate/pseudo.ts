import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../src/content-check/check-content.ts';
import type { Entry } from '../../src/content-check/content.ts';
import { languagesOf } from '../../src/content-check/translations/pair.ts';
import { LANGUAGES_FILE, translationOf } from '../../src/lib/language/languages.ts';
import { hashOf, TEXT } from '../../src/lib/translate.ts';
import { placesOf } from '../../src/lib/word-places.ts';
import { hasWords, schemaOf, wordsOf, type Words } from '../../src/schemas/words.ts';

/*
 * A language that nobody speaks, to try the site with: every English word with a tail, so that the text is about 40 %
 * longer and whatever is still English shows.
 */

const TAIL = 'ɛɔŋ';
// Not words: places for values, addresses, tags, what stands between marks of Markdown.
const KEPT = /\{[^{}]*\}|https?:\/\/\S+|\S+@\S+|\]\([^)]*\)|<[^>]*>|^\[\^?\w+\]:.*$/gm;
const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

function lengthen(text: string): string {
  let letters = 0;
  let added = 0;
  return text.replaceAll(WORD, (word) => {
    letters += word.length + 1;
    const count = Math.max(1, Math.floor(letters * 0.4) - added);
    added += count;
    return word + Array.from({ length: count }, (_, at) => TAIL[at % TAIL.length]).join('');
  });
}

/** Words in the language that nobody speaks: 'Book a visit' is 'Bookɛɔ aɛ visitɛɔ'. */
export function toPseudo(text: string): string {
  const kept = [...text.matchAll(KEPT)];
  const between = text.split(KEPT).map(lengthen);
  return between.map((part, at) => part + (kept[at]?.[0] ?? '')).join('');
}

/** Words of a text that are not of that language, such as English ones. */
export const findUntouched = (text: string): string[] =>
  (text.replaceAll(KEPT, ' ').match(WORD) ?? []).filter((word) => !/[ɛɔŋ]$/.test(word));

/** A translation of `value` in which every word is made up, in the shape that a translation has. */
function makePart(words: Words, value: unknown): unknown {
  if (words.type === 'words')
    return typeof value === 'string' && value.trim() && value !== words.sign ? toPseudo(value.trim()) : null;
  if (typeof value !== 'object' || value === null || words.type === 'name') return null;
  if (words.type === 'list') {
    const { item, key } = words;
    return (value as unknown[]).map((each) => {
      const own = makePart(item, each);
      return key ? { [key]: (each as Record<string, unknown>)[key], ...(own as object) } : own;
    });
  }
  const group = value as Record<string, unknown>;
  if (words.type === 'record')
    return Object.fromEntries(
      Object.entries(group).map(([name, inner]) => [
        words.name && !/^\d+$/.test(name) ? toPseudo(name) : name,
        words.value ? makePart(words.value, inner) : null,
      ]),
    );
  const fields = [...words.fields].flatMap(([name, inner]) => {
    if (!hasWords(inner) || group[name] === undefined) return [];
    // How numbers and days are written: no word.
    return [[name, name === 'locale' ? group[name] : makePart(inner, group[name])] as const];
  });
  return Object.fromEntries(fields);
}

/** The translation of an entry into the language that nobody speaks, as the text of its file; null where there are no words. */
export function makePseudo({ file, kind, id, value, text }: Entry): string | null {
  const words = wordsOf(schemaOf(kind, id));
  const isMarkdown = /\.mdx?$/.test(file);
  const isText = isMarkdown && text.trim() !== '';
  const places = [...placesOf(words, value)];
  if (value === undefined || (places.length === 0 && !isText)) return null;
  const from = Object.fromEntries(places.map((place) => [place.key, hashOf(place.text)]));
  const own = makePart(words, value);
  const body = words.type === 'list' ? { items: own } : (own as object);
  const fields = stringify(
    { ...body, from: { ...from, ...(isText && { [TEXT]: hashOf(text) }) } },
    { lineWidth: 0 },
  );
  return isMarkdown ? `---\n${fields}---\n\n${toPseudo(text.trim())}\n` : fields;
}

/** Adds the language that nobody speaks to the project below `root`: its line in languages.yaml, and every word in it. */
export async function addPseudoLanguage(root: string, tag = 'xx'): Promise<string[]> {
  const { entries } = await readContent(root);
  const line = `- { tag: ${tag}, name: Pseudo, direction: ltr, published: true, sample: true }\n`;
  if (!languagesOf(entries).some((language) => language.tag === tag))
    appendFileSync(join(root, LANGUAGES_FILE), line);
  return entries.flatMap((entry) => {
    const made = makePseudo(entry);
    // The words of the site itself have a file for each language.
    const isSite = entry.kind.name === 'interface';
    if (made === null || (isSite && entry.id !== 'en')) return [];
    const file = isSite ? entry.file.replace('en.yaml', `${tag}.yaml`) : translationOf(entry.file, tag);
    writeFileSync(join(root, file), made);
    return [file];
  });
}
