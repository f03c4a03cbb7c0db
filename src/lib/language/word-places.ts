import type { WordTree } from '#schemas/word-tree.ts';
import { isRecord } from '../is-record.ts';

/** A text in an entry or in its translation. */
export interface WordPlace {
  /** The name of the text in messages, such as 'categories.0.options.Full Blood Count.for'. Its translation has the same key. */
  key: string;
  path: PropertyKey[];
  text: string;
  /** Whether it stays English, such as the name of a test. */
  isFixed: boolean;
}

type WordLocation = Pick<WordPlace, 'key' | 'path'>;

const ROOT: WordLocation = { key: '', path: [] };

const childLocation = (
  parent: WordLocation,
  step: PropertyKey,
  keyStep: PropertyKey = step,
): WordLocation => ({
  key: parent.key ? `${parent.key}.${String(keyStep)}` : String(keyStep),
  path: [...parent.path, step],
});

// A name of digits only is the same in every language.
const isTranslatedName = (name: string) => !/^\d+$/.test(name);

/** Every text in a value, in order. */
export function* placesOf(tree: WordTree, value: unknown, location = ROOT): Generator<WordPlace> {
  if (tree.type === 'words' || tree.type === 'name') {
    // The site replaces a keyword, such as 'nothing', with its own words.
    const isKeyword = tree.type === 'words' && value === tree.keyword;
    if (typeof value === 'string' && value.trim() && !isKeyword)
      yield { ...location, text: value, isFixed: tree.type === 'name' };
  } else if (tree.type === 'list') {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      // An item without its key field cannot be matched with its translation.
      const keyStep: unknown = tree.key && isRecord(item) ? item[tree.key] : index;
      if (keyStep !== undefined)
        yield* placesOf(tree.item, item, childLocation(location, index, String(keyStep)));
    }
  } else if (isRecord(value) && tree.type === 'group') {
    for (const [name, inner] of tree.fields)
      yield* placesOf(inner, value[name], childLocation(location, name));
  } else if (isRecord(value) && tree.type === 'record') {
    for (const [index, name] of Object.keys(value).entries()) {
      // A text and its translation need the same key, but a translated name differs. So the key has the index instead.
      const child = childLocation(location, name, index);
      if (tree.name && isTranslatedName(name)) yield { ...child, text: name, isFixed: false };
      if (tree.value) yield* placesOf(tree.value, value[name], child);
    }
  }
}

const textOr = (translation: unknown, english: string) =>
  (typeof translation === 'string' && translation.trim()) || english;

/** The English value with the texts of its translation. A text without a translation stays English; numbers and links stay. */
export function translateValue(tree: WordTree | undefined, english: unknown, translation: unknown): unknown {
  if (!tree || translation === undefined || translation === null) return english;
  if (tree.type === 'words')
    return typeof english === 'string' && english !== tree.keyword ? textOr(translation, english) : english;
  if (tree.type === 'list') {
    if (!Array.isArray(english) || !Array.isArray(translation)) return english;
    const { item, key } = tree;
    const keyOf = (each: unknown) => (key && isRecord(each) ? each[key] : undefined);
    return english.map((each: unknown, index) => {
      // Items without a key, such as paragraphs, can be matched only by position.
      const match = key ? translation.find((other) => keyOf(other) === keyOf(each)) : translation[index];
      return translateValue(item, each, match);
    });
  }
  if (!isRecord(english) || !isRecord(translation) || tree.type === 'name') return english;
  if (tree.type === 'group') {
    const fields = Object.entries(english).map(([name, inner]) => [
      name,
      translateValue(tree.fields.get(name), inner, translation[name]),
    ]);
    if (!tree.addedFields) return Object.fromEntries(fields);
    // A translation may add fields, such as a test's names in this language.
    const added = Object.keys(tree.addedFields).flatMap((name) =>
      translation[name] ? [[name, translation[name]]] : [],
    );
    return Object.fromEntries([...fields, ['translated', Object.fromEntries(added)]]);
  }
  // The names of a record may be translated too, so English and translated names are matched by position.
  const translatedEntries = Object.entries(translation);
  return Object.fromEntries(
    Object.entries(english).map(([name, inner], index) => {
      const [translatedName, translatedInner] = translatedEntries[index] ?? [];
      const shownName = tree.name && isTranslatedName(name) ? textOr(translatedName, name) : name;
      return [shownName, translateValue(tree.value, inner, translatedInner)];
    }),
  );
}
