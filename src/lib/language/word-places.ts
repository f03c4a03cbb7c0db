import type { WordTree } from '#schemas/word-tree.ts';
import { isRecord } from '../is-record.ts';

/** A text in an entry or in its translation. */
export interface WordPlace {
  /** Its name in messages: 'categories.0.options.Full Blood Count.for'. */
  key: string;
  path: PropertyKey[];
  text: string;
  /** Whether it is a key of a record, not a value. */
  isName: boolean;
  /** Whether it is a name that stays English. */
  isFixed: boolean;
}

interface At {
  key: string;
  path: PropertyKey[];
}

const START: At = { key: '', path: [] };

const into = (at: At, step: PropertyKey, name: PropertyKey = step): At => ({
  key: at.key ? `${at.key}.${String(name)}` : String(name),
  path: [...at.path, step],
});

/** Every text in a value, in order. */
export function* placesOf(words: WordTree, value: unknown, at: At = START): Generator<WordPlace> {
  const note = { ...at, isName: false, isFixed: false };
  if (words.type === 'words' || words.type === 'name') {
    const isKeyword = words.type === 'words' && value === words.keyword;
    if (typeof value === 'string' && value.trim() && !isKeyword)
      yield { ...note, text: value, isFixed: words.type === 'name' };
  } else if (words.type === 'list') {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      const name: unknown = words.key && isRecord(item) ? item[words.key] : index;
      if (name !== undefined) yield* placesOf(words.item, item, into(at, index, String(name)));
    }
  } else if (isRecord(value) && words.type === 'group') {
    for (const [name, inner] of words.fields) yield* placesOf(inner, value[name], into(at, name));
  } else if (isRecord(value) && words.type === 'record') {
    for (const [index, [name, inner]] of Object.entries(value).entries()) {
      const own = into(at, name, index);
      // A number is not translated.
      if (words.name && !/^\d+$/.test(name)) yield { ...note, ...own, text: name, isName: true };
      if (words.value) yield* placesOf(words.value, inner, own);
    }
  }
}

const wordOr = (own: unknown, english: string) => (typeof own === 'string' && own.trim()) || english;

/** The English `value` with the texts of its translation `own`. Texts without translation, numbers and links stay. */
export function layOver(words: WordTree | undefined, value: unknown, own: unknown): unknown {
  if (!words || own === undefined || own === null) return value;
  if (words.type === 'words')
    return typeof value === 'string' && value !== words.keyword ? wordOr(own, value) : value;
  if (words.type === 'list') {
    if (!Array.isArray(value) || !Array.isArray(own)) return value;
    const { item, key } = words;
    const nameOf = (each: unknown) => (key && isRecord(each) ? each[key] : undefined);
    return value.map((each: unknown, at) =>
      layOver(item, each, key ? own.find((other) => nameOf(other) === nameOf(each)) : own[at]),
    );
  }
  if (!isRecord(value) || !isRecord(own) || words.type === 'name') return value;
  if (words.type === 'group') {
    const laid = Object.entries(value).map(([name, inner]) => [
      name,
      layOver(words.fields.get(name), inner, own[name]),
    ]);
    const translated = Object.keys(words.addedFields ?? {}).flatMap((name) =>
      own[name] ? [[name, own[name]]] : [],
    );
    return Object.fromEntries(
      words.addedFields ? [...laid, ['translated', Object.fromEntries(translated)]] : laid,
    );
  }
  const others = Object.entries(own);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner], at) => {
      const [ownName, ownInner] = others[at] ?? [];
      const shownName = words.name && !/^\d+$/.test(name) ? wordOr(ownName, name) : name;
      return [shownName, layOver(words.value, inner, ownInner)];
    }),
  );
}
