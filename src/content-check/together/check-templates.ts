import { isRecord } from '#lib/is-record.ts';
import { defOf, fieldSchema, type Schema, listVariants } from '#schemas/def.ts';
import { isVisible } from '#schemas/kind.ts';
import { OWN_TEXTS } from '#schemas/text.ts';
import { schemaOf } from '#schemas/word-tree.ts';
import { type Content, type CheckedEntry, problemAt } from '../content.ts';
import { mistakeAt, type Problem } from '../problem.ts';

interface OwnWords {
  words: string;
  path: PropertyKey[];
  /** 'key' for the name of a group. */
  part: 'key' | 'value';
}

/** The words that must differ from the template. */
function* listOwnWords(
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
  part: OwnWords['part'] = 'value',
): Generator<OwnWords> {
  for (const each of listVariants(schema)) {
    const def = defOf(each);
    const { element, keyType } = def;
    if (typeof value === 'string' && OWN_TEXTS.get(each)) yield { words: value.trim(), path, part };
    else if (Array.isArray(value) && element)
      for (const [index, item] of value.entries()) yield* listOwnWords(element, item, [...path, index]);
    else if (isRecord(value))
      for (const [name, inner] of Object.entries(value)) {
        const innerSchema = fieldSchema(def, name);
        if (keyType) yield* listOwnWords(keyType, name, [...path, name], 'key');
        if (innerSchema) yield* listOwnWords(innerSchema, inner, [...path, name]);
      }
  }
}

const known = new WeakMap<CheckedEntry, OwnWords[]>();
function listWordsOf(entry: CheckedEntry): OwnWords[] {
  const words = known.get(entry) ?? [...listOwnWords(schemaOf(entry.kind, entry.id), entry.data)];
  known.set(entry, words);
  return words;
}

export function* checkTemplates({ entries, templates }: Content): Generator<Problem> {
  const wordsByFolder = new Map(
    [...templates].map(([folder, template]) => [
      folder,
      new Set([...listWordsOf(template), ...template.body.paragraphs].map(({ words }) => words)),
    ]),
  );
  for (const entry of entries) {
    const templateWords = wordsByFolder.get(entry.kind.path);
    if (!templateWords || !isVisible(entry.value)) continue;
    for (const { words, path, part } of listWordsOf(entry)) {
      const message = `"${words}" is copied from the template. Write your own words`;
      // problemAt() gives the position of a value. For the name of a group, locate() gives the position of the name.
      if (templateWords.has(words)) yield { ...problemAt(entry, path, message), ...entry.locate(path, part) };
    }
    for (const { words, ...at } of entry.body.paragraphs)
      if (templateWords.has(words)) {
        const message = 'this is copied from the template. Write your own words, or remove it';
        yield { file: entry.file, ...mistakeAt(at, message) };
      }
  }
}
