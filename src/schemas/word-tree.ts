import * as z from 'zod';
import { defOf, type Schema } from './def.ts';
import type { Kind } from './kind.ts';
import { ENGLISH_NAMES, matching, sample, TRANSLATABLE, TRANSLATION_ONLY_FIELDS } from './text.ts';

/*
 * The schema of a translation is made from the schema of its entry: only the words, in the same shape. Prices, numbers, days,
 * links and pictures have no place in it, so they cannot differ.
 */

type FieldSchemas = Readonly<Record<string, z.ZodType>>;

/** The translatable words of a schema, as a tree with the same structure. */
export type WordTree =
  | { type: 'words'; max: number; isLine: boolean; keyword?: string }
  /** A name that stays English. */
  | { type: 'name' }
  /** Only the file of a translation has the `addedFields`. translateValue() puts them under `translated`. */
  | { type: 'group'; fields: ReadonlyMap<string, WordTree>; addedFields?: FieldSchemas }
  /** An item and its translation have the same value in the field that `key` names. Without `key`, they are matched by position. */
  | { type: 'list'; item: WordTree; key?: string }
  /** Values by name. The names may be translated too, so names and values are matched by position. */
  | { type: 'record'; name?: WordTree; value?: WordTree };

// The items of a list and of its translation are matched by one of these fields, unless that field is translated.
const ITEM_KEYS = ['id', 'name', 'page', 'from'];

function readGroup(shape: Record<string, Schema>, addedFields?: FieldSchemas): WordTree | null {
  // A group with `language`, such as a recording, has that language on every page, so nobody translates it.
  if ('language' in shape) return null;
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const words = readTree(schema);
    return words ? [[name, words] as const] : [];
  });
  if (fields.length === 0) return null;
  return { type: 'group', fields: new Map(fields), ...(addedFields && { addedFields }) };
}

const itemKey = (schema: Schema, item: WordTree) =>
  item.type === 'group'
    ? ITEM_KEYS.find((key) => key in (defOf(schema).shape ?? {}) && item.fields.get(key)?.type !== 'words')
    : undefined;

function readTree(schema: Schema): WordTree | null {
  const limits = TRANSLATABLE.get(schema);
  if (limits) return { type: 'words', ...limits };
  // describe() copies a schema. For a copy, get() also finds what was registered for its original; has() would not.
  if (ENGLISH_NAMES.get(schema)) return { type: 'name' };
  const { innerType, element, keyType, valueType, options, in: input, out, shape } = defOf(schema);
  if (shape) return readGroup(shape, TRANSLATION_ONLY_FIELDS.get(schema));
  if (element) {
    const item = readTree(element);
    if (!item) return null;
    const key = itemKey(element, item);
    return { type: 'list', item, ...(key && { key }) };
  }
  if (valueType) {
    const name = keyType && readTree(keyType);
    const value = readTree(valueType);
    return name || value ? { type: 'record', ...(name && { name }), ...(value && { value }) } : null;
  }
  // The first part with words counts. A pipe turns `in` into `out`, and the queries read `out`.
  for (const part of options ?? [out, innerType, input]) {
    const words = part && readTree(part);
    if (words) return words;
  }
  return null;
}

const NO_WORDS: WordTree = { type: 'group', fields: new Map() };

const treeBySchema = new WeakMap<Schema, WordTree>();

export function wordTreeOf(schema: Schema): WordTree {
  const words = treeBySchema.get(schema) ?? readTree(schema) ?? NO_WORDS;
  treeBySchema.set(schema, words);
  return words;
}

export const schemaOf = ({ schemas, schema }: Pick<Kind, 'schemas' | 'schema'>, id: string): z.ZodType =>
  schemas?.get(id) ?? schema;

/** Whether there is anything to translate, not only names that stay English. */
export function hasWords(words: WordTree): boolean {
  if (words.type === 'group') return [...words.fields.values()].some(hasWords);
  if (words.type === 'list') return hasWords(words.item);
  return words.type === 'words' || words.type === 'record';
}

/** A translation may have more letters, because other languages take more room than English. */
export const maxTranslated = (maxEnglish: number) => Math.ceil(maxEnglish * 1.4);

const WRITE_OR_EMPTY = { error: 'write the words, or leave the place empty' };

function textSchema({ max, isLine }: WordTree & { type: 'words' }): z.ZodType {
  const longest = maxTranslated(max);
  const text = z
    .string({ error: 'write the words of the language here, or leave the place empty' })
    .max(longest, { error: `shorten this to at most ${longest} letters` });
  return isLine ? text.refine((value) => !value.includes('\n'), { error: 'keep this on one line' }) : text;
}

/** Every text of a translation may be missing or empty, so that translators can save unfinished work. */
function partSchema(words: WordTree): z.ZodType {
  switch (words.type) {
    case 'words':
      return textSchema(words).nullish();
    case 'name':
      return z.never();
    case 'list': {
      const { item, key } = words;
      const keyField = key && { [key]: z.string({ error: `write the ${key} of the English item here` }) };
      return keyField && item.type === 'group'
        ? z.array(groupSchema(item, keyField)).nullish()
        : z.array(partSchema(item), WRITE_OR_EMPTY).nullish();
    }
    case 'record':
      // If only the names of the record are translated, a translation writes these names and leaves each value empty.
      return z.record(z.string(), words.value ? partSchema(words.value) : z.null()).nullish();
    case 'group':
      return groupSchema(words, {}).nullish();
  }
}

const groupSchema = ({ fields, addedFields }: WordTree & { type: 'group' }, firstFields: FieldSchemas) =>
  z.strictObject({
    ...firstFields,
    ...addedFields,
    ...Object.fromEntries(
      [...fields]
        .filter(([, words]) => hasWords(words))
        .map(([name, words]) => [name, partSchema(words)] as const),
    ),
  });

const FROM = 'write here the mark that the check shows, such as from: kbamdgoh, or remove the line';

/** The fields of a translation that are not words. */
const TRANSLATION_FIELDS = {
  sample,
  // A mark has only the letters a to p (markOfText).
  from: matching(/^[a-p]{8}$/, FROM)
    .optional()
    .describe(
      'The mark of the English words with which the whole translation was compared; the check shows the mark',
    ),
};

/** If the file is a list, the items of its translation are under `items`. */
export function translationSchema(words: WordTree): z.ZodType {
  return words.type === 'group'
    ? groupSchema(words, TRANSLATION_FIELDS)
    : z.strictObject({ ...TRANSLATION_FIELDS, items: partSchema(words) });
}
