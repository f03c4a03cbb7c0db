import * as z from 'zod';
import { defOf, type Schema } from './def.ts';
import type { Kind } from './kind.ts';
import { ENGLISH_NAMES, sample, TRANSLATIONS, WORDS } from './text.ts';

/*
 * What a translation of an entry may hold, read off the schema of the entry: its words, in the same shape, and nothing
 * else. What is no word (prices, numbers, days, links, pictures) has no place there, so it cannot differ.
 */

/** The words in a schema, in its shape. */
export type Words =
  | { type: 'words'; max: number; isLine: boolean; sign?: string }
  /** A name that stays English. */
  | { type: 'name' }
  /** `own` is what only a translation says: it stands under `translated` in the entry that is laid over. */
  | { type: 'group'; fields: ReadonlyMap<string, Words>; own?: Readonly<Record<string, z.ZodType>> }
  /** Items go by the field `key`, which is a fact; without it, by their place. */
  | { type: 'list'; item: Words; key?: string }
  /** Groups by name, where the name itself may be a word. They go by their place. */
  | { type: 'record'; name?: Words; value?: Words };

// What items of a list go by, where they have it and it is no word.
const KEYS = ['id', 'name', 'page'];

function readGroup(shape: Record<string, Schema>, own?: Readonly<Record<string, z.ZodType>>): Words | null {
  // What says its own language, such as a recording, is in that language on every page.
  if ('language' in shape) return null;
  const found = Object.entries(shape).flatMap(([name, schema]) => {
    const words = readWords(schema);
    return words ? [[name, words] as const] : [];
  });
  return found.length > 0 ? { type: 'group', fields: new Map(found), ...(own && { own }) } : null;
}

const keyOf = (schema: Schema, item: Words) =>
  item.type === 'group'
    ? KEYS.find((key) => key in (defOf(schema).shape ?? {}) && item.fields.get(key)?.type !== 'words')
    : undefined;

function readWords(schema: Schema): Words | null {
  const note = WORDS.get(schema);
  if (note) return { type: 'words', ...note };
  // What was described since has no note of its own, and takes this one.
  if (ENGLISH_NAMES.get(schema)) return { type: 'name' };
  const { innerType, element, keyType, valueType, options, in: input, out, shape } = defOf(schema);
  if (shape) return readGroup(shape, TRANSLATIONS.get(schema));
  if (element) {
    const item = readWords(element);
    if (!item) return null;
    const key = keyOf(element, item);
    return { type: 'list', item, ...(key && { key }) };
  }
  if (valueType) {
    const [name, value] = [keyType && readWords(keyType), readWords(valueType)];
    return name || value ? { type: 'record', ...(name && { name }), ...(value && { value }) } : null;
  }
  // After a pipe stands what the queries read.
  for (const part of options ?? [out, innerType, input]) {
    const words = part && readWords(part);
    if (words) return words;
  }
  return null;
}

const NONE: Words = { type: 'group', fields: new Map() };

const known = new WeakMap<Schema, Words>();

/** The words of a schema; a group without fields when there are none. */
export function wordsOf(schema: Schema): Words {
  const words = known.get(schema) ?? readWords(schema) ?? NONE;
  known.set(schema, words);
  return words;
}

export const schemaOf = ({ schemas, schema }: Pick<Kind, 'schemas' | 'schema'>, id: string): z.ZodType =>
  schemas?.get(id) ?? schema;

/** Whether there is something to translate, and not only names that stay. */
export function hasWords(words: Words): boolean {
  if (words.type === 'group') return [...words.fields.values()].some(hasWords);
  if (words.type === 'list') return hasWords(words.item);
  return words.type === 'words' || words.type === 'record';
}

// Other languages take more room than English.
const ROOM = 1.4;

const NOTHING = { error: 'write the words, or leave the place empty' };

function textSchema({ max, isLine }: Words & { type: 'words' }): z.ZodType {
  const most = Math.ceil(max * ROOM);
  const text = z
    .string({ error: 'write the words of the language here, or leave the place empty' })
    .max(most, { error: `shorten this to at most ${most} letters` });
  return isLine ? text.refine((value) => !value.includes('\n'), { error: 'keep this on one line' }) : text;
}

/** A translation of what has these words: each may be left out, or be empty, and then shows in English. */
function partSchema(words: Words): z.ZodType {
  switch (words.type) {
    case 'words':
      return textSchema(words).nullish();
    case 'name':
      return z.never();
    case 'list': {
      const { item, key } = words;
      const own = partSchema(item);
      const field = key && { [key]: z.string({ error: `write the ${key} of the English item here` }) };
      return field && item.type === 'group'
        ? z.array(groupSchema(item, field)).nullish()
        : z.array(own, NOTHING).nullish();
    }
    case 'record':
      return z.record(z.string(), words.value ? partSchema(words.value) : z.null()).nullish();
    case 'group':
      return groupSchema(words, {}).nullish();
  }
}

const groupSchema = ({ fields, own }: Words & { type: 'group' }, others: Record<string, z.ZodType>) =>
  z.strictObject({
    ...others,
    ...own,
    ...Object.fromEntries(
      [...fields]
        .filter(([, words]) => hasWords(words))
        .map(([name, words]) => [name, partSchema(words)] as const),
    ),
  });

const FROM = 'write the mark that the check names here, such as from: kbamdgoh, or remove the line';

/** What stands in a translation beside the words. */
export const BESIDE = {
  sample,
  from: z
    .string({ error: FROM })
    .regex(/^[a-p]{8}$/, { error: FROM })
    .optional()
    .describe('The mark of the English words that all of it was read against; the check says it'),
};

/** The schema of a translation; the items of a file that is a list stand under `items`. */
export function translationSchema(words: Words): z.ZodType {
  return words.type === 'group'
    ? groupSchema(words, BESIDE)
    : z.strictObject({ ...BESIDE, items: partSchema(words) });
}
