import { createHash } from 'node:crypto';
import type { WordTree } from '#schemas/word-tree.ts';
import { differsHarmfully } from './text-facts.ts';
import { translateValue, type WordPlace, placesOf } from './word-places.ts';

/** A file such as `lab-services.fr.yaml`. Besides these fields, it has the translated ones, which differ from kind to kind. */
export interface Translation {
  /** The mark (see markOf) of the English text with which somebody last compared this file. */
  from?: string | undefined;
  /** The items of a file that is a list. */
  items?: unknown;
}

/** The fields of an entry or of its translation, and the text below the front matter. */
export interface WordsFile {
  value: unknown;
  text: string;
}

const placesOfText = (text: string): WordPlace[] =>
  text.trim() ? [{ key: 'text', path: [], text, isFixed: false }] : [];

/** The texts in a file, without those that stay English. A text and its translation have the same key. */
export const listPlaces = (words: WordTree, { value, text }: WordsFile): WordPlace[] => [
  ...[...placesOf(words, value)].filter(({ isFixed }) => !isFixed),
  ...placesOfText(text),
];

const valueOf = (words: WordTree, translation: Translation): unknown =>
  words.type === 'list' ? translation.items : translation;

/** A hash of English texts and their keys, in eight letters. It differs if a text, a key or the order has changed. */
export const markOf = (places: Iterable<WordPlace>): string =>
  markOfText(JSON.stringify([...places].map(({ key, text }) => [key, text.trim()])));

export function markOfText(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  // Each digit becomes a letter, because YAML could read some hashes as numbers.
  return hash.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
}

/** Whether a text is longer than a name. */
const isSentence = (text: string): boolean =>
  text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length > 3;

export interface ComparedText {
  english: WordPlace;
  translated?: WordPlace;
}

export interface Comparison {
  texts: ComparedText[];
  untranslated: WordPlace[];
  withoutEnglish: WordPlace[];
  /** In an older translation: the English texts whose translation differs in a fact, such as a number or a link (text-facts.ts). */
  harmful: WordPlace[];
  /** The mark of the English text as it is now. */
  mark: string;
  /** 'unread': the translation has no mark. 'older': its mark is that of an earlier English text. */
  state: 'unread' | 'older' | 'current';
  /** Whether visitors see the translation. */
  isShown: boolean;
}

function stateOf(from: string | undefined, mark: string): Comparison['state'] {
  if (from === undefined) return 'unread';
  return from === mark ? 'current' : 'older';
}

/** `emergencyNumbers` are numbers such as 112, and their placeholders. If `isHealth`, an older translation is never shown. */
export function compareFiles(
  words: WordTree,
  english: WordsFile,
  translation: { data: Translation; text: string },
  { isHealth = false, emergencyNumbers = [] }: { isHealth?: boolean; emergencyNumbers?: readonly string[] },
): Comparison {
  const englishPlaces = listPlaces(words, english);
  const mark = markOf(englishPlaces);
  const translatedPlaces = listPlaces(words, {
    value: valueOf(words, translation.data),
    text: translation.text,
  });
  const translatedByKey = new Map(translatedPlaces.map((place) => [place.key, place]));
  const englishKeys = new Set(englishPlaces.map(({ key }) => key));
  const texts = englishPlaces.map((place): ComparedText => {
    const translated = translatedByKey.get(place.key);
    // A name may be the same in both languages; a sentence may not.
    const isCopy = translated?.text.trim() === place.text.trim() && isSentence(place.text);
    return translated && !isCopy ? { english: place, translated } : { english: place };
  });
  const untranslated = texts.filter((each) => !each.translated).map((each) => each.english);
  const withoutEnglish = translatedPlaces.filter(({ key }) => !englishKeys.has(key));
  const state = stateOf(translation.data.from, mark);
  const isHarmful = (each: ComparedText) =>
    each.translated && differsHarmfully(each.english.text, each.translated.text, emergencyNumbers);
  const harmful = state === 'older' ? texts.filter(isHarmful).map((each) => each.english) : [];
  // An item that was removed from a list is not shown, unless the list is matched by position (word-places.ts).
  const isShifted = withoutEnglish.some(({ key }) => /(?:^|\.)\d+(?:\.|$)/.test(key));
  const isOlderButSafe = state === 'older' && !isHealth && harmful.length === 0 && !isShifted;
  return {
    texts,
    untranslated,
    withoutEnglish,
    harmful,
    mark,
    state,
    isShown: untranslated.length === 0 && (state === 'current' || isOlderButSafe),
  };
}

/**
 * The fields of an entry, translated; `data` is the parsed English file. The result has all fields of `Data`. Groups with
 * `addedFields` (word-tree.ts) also have `translated`, which the type does not show.
 */
export const translateEntry = <Data>(words: WordTree, data: Data, translation: Translation): Data =>
  translateValue(words, data, valueOf(words, translation)) as Data;
