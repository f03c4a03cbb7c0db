import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { readContent } from '#content-check/check-content.ts';
import type { CheckedEntry } from '#content-check/content.ts';
import { leavesOf } from '#content-check/fields/field-path.ts';
import { placesOf, type WordPlace } from '#lib/language/word-places.ts';
import { remember } from '#loaders/remember.ts';
import { translationState } from '#loaders/language/translated-files.ts';
import { initialsOf } from '#lib/page/woven-strip.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import { findUntouched } from './pseudo-language.ts';

/* Functions that list the words of a page with their language, and functions that find words which are still English. */

/** Words as a screen reader reads them: `language` and `direction` are those of the nearest `lang` and `dir`. */
export interface SpokenText {
  text: string;
  language: string;
  direction: string;
}

// Text alternatives, the page's description, and placeholders of fields.
const READ_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
const isPageDescription = ({ name, attribs }: Element) =>
  name === 'meta' &&
  /^(?:description|og:(?:title|description|site_name))$/.test(attribs['name'] ?? attribs['property'] ?? '');

/** All texts inside a part of a page. */
export function listTexts(part: ParentNode, language = 'en', direction = 'ltr'): SpokenText[] {
  return part.children.flatMap((child) => {
    const speak = (text: string, inner = { language, direction }) =>
      text.trim() ? [{ text: text.trim(), ...inner }] : [];
    if (isText(child)) return speak(child.data);
    if (!isTag(child) || /^(?:script|style|template)$/.test(child.name)) return [];
    const { lang, dir, content = '', ...others } = child.attribs;
    const inner = { language: lang ?? language, direction: dir ?? direction };
    const alternatives = READ_ATTRIBUTES.flatMap((name) => speak(others[name] ?? '', inner));
    const description = isPageDescription(child) ? speak(content, inner) : [];
    return [...alternatives, ...description, ...listTexts(child, inner.language, inner.direction)];
  });
}

/** The names of an entry that stay English in every language: `englishName()` in src/schemas/text.ts makes their schemas. */
const englishNamesOf = ({ kind, id, value }: CheckedEntry): WordPlace[] =>
  [...placesOf(wordTreeOf(schemaOf(kind, id)), value)].filter(({ isFixed }) => isFixed);

/**
 * Returns a function that finds an English name, such as the name of a lab test, in a text in another language. The function
 * ignores names in `alsoCalled`, and names that a translation also uses in the field `called`.
 */
export async function createNameFinder(): Promise<(text: string, tag: string) => string | undefined> {
  const { entries } = await readContent(process.cwd());
  const mainNames = entries.flatMap(englishNamesOf).filter(({ key }) => !key.includes('alsoCalled'));
  const named = [...new Set(mainNames.map(({ text }) => text))].map((name) => ({
    name,
    pattern: wholeWords(name),
  }));
  const translatedNamesIn = remember((tag: string) =>
    entries.flatMap(
      ({ file }) =>
        JSON.stringify(translationState(file, tag)?.translation ?? '').match(/"called":"[^"]*"/g) ?? [],
    ),
  );
  const isTranslatedName = (name: string, tag: string) =>
    translatedNamesIn(tag).some((translated) => translated.includes(name));
  return (text, tag) =>
    named.find(({ name, pattern }) => text.search(pattern) >= 0 && !isTranslatedName(name, tag))?.name;
}

/** The texts of an entry that are the same in every language: names, addresses, links, and attributes of MDX tags. */
function factsOf({ kind, id, value, text }: CheckedEntry): string[] {
  const words = [...placesOf(wordTreeOf(schemaOf(kind, id)), value)].filter(({ isFixed }) => !isFixed);
  const translated = new Set(words.map(({ path }) => path.join('\n')));
  const facts = [...leavesOf(value)].flatMap(([leaf, path]) =>
    typeof leaf === 'string' && !translated.has(path.join('\n')) ? [leaf] : [],
  );
  const { name } = (value ?? {}) as { name?: unknown };
  // The text in place of a person's picture.
  const initials = typeof name === 'string' && facts.includes(name) ? [initialsOf(name)] : [];
  return [...facts, ...initials, ...Array.from(text.matchAll(/ \w+="([^"]+)"/g), ([, said = '']) => said)];
}

/** Matches a name only where it is not a part of a longer word. */
const wholeWords = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

// These parts of a text do not count as English: signs of money and time, the hosts of the stand-ins, other companies' names, and
// the towns on the drawn map.
const NOT_COUNTED =
  /GH₵|(?<=\d)[ap]m(?!\p{L})|(?<!\p{L})(?:EST|Instagram|Facebook|Twitter|YouTube|LinkedIn|Accra|Tamale)(?!\p{L})|[\w.-]*localhost(?::\d+)?|[\w-]+\.example/gu;

/**
 * Returns a function that says whether a text has English words. Names in the project's content do not count. But a name that stays
 * English counts in a text whose `lang` is not English. Such a name needs its own `lang` there.
 */
export async function createEnglishFinder(): Promise<(text: string, language?: string) => boolean> {
  const { entries } = await readContent(process.cwd());
  const englishNames = new Set(entries.flatMap(englishNamesOf).map(({ text }) => text));
  // The longest first, because a name may be a part of a longer name.
  const names = [...new Set(entries.flatMap(factsOf))]
    .filter((text) => /\p{L}/u.test(text))
    .toSorted((a, b) => b.length - a.length);
  const isEnglish = (text: string) => findUntouched(text.replaceAll(NOT_COUNTED, ' ')).length > 0;
  const withoutNames = (text: string, ignored: readonly string[]) =>
    ignored.reduce((rest, name) => (rest.includes(name) ? rest.replace(wholeWords(name), ' ') : rest), text);
  const otherNames = names.filter((name) => !englishNames.has(name));
  return (text, language = 'en') =>
    isEnglish(text) && isEnglish(withoutNames(text, language === 'en' ? names : otherNames));
}
