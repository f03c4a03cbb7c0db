import type * as z from 'zod';
import { isListOrRecord, isRecord } from '#lib/is-record.ts';
import { rememberEach } from '../remember.ts';
import { defOf, fieldSchema, type Schema, listVariants } from '#schemas/def.ts';

/** The value at a path of keys and indexes; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const step of path) {
    if (!isListOrRecord(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

type Leaf = [value: unknown, path: PropertyKey[]];
type Group = [group: Record<PropertyKey, unknown>, path: PropertyKey[]];

function* findLeaves(data: unknown, path: PropertyKey[] = []): Generator<Leaf> {
  if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* findLeaves(item, [...path, index]);
  else if (isRecord(data))
    for (const [key, item] of Object.entries(data)) yield* findLeaves(item, [...path, key]);
  else yield [data, path];
}

function* findGroups(data: unknown, path: PropertyKey[] = []): Generator<Group> {
  if (!isListOrRecord(data)) return;
  yield [data, path];
  const isList = Array.isArray(data);
  for (const [key, each] of Object.entries(data))
    yield* findGroups(each, [...path, isList ? Number(key) : key]);
}

// A dozen checks ask for the same fields.
const listLeaves = rememberEach((data: object): readonly Leaf[] => [...findLeaves(data)]);
const listGroups = rememberEach((data: object): readonly Group[] => [...findGroups(data)]);

/** Every value in `data` that is neither a list nor a group of fields, with its path. */
export const leavesOf = (data: unknown): readonly Leaf[] =>
  isListOrRecord(data) ? listLeaves(data) : [[data, []]];

/** Every group and every list in `data`, including `data` itself, with its path. */
export const groupsOf = (data: unknown): readonly Group[] => (isListOrRecord(data) ? listGroups(data) : []);

// An item with a longer name is shown by its number.
const MAX_NAME_LETTERS = 60;
const NAME_FIELDS = ['name', 'title', 'label', 'heading', 'question', 'id', 'path'];

/**
 * A path as editors see it, with the names of list items: 'options › Full blood count › price'. An item at the end of the path is
 * shown by its number.
 */
export function fieldLabel(path: readonly PropertyKey[], data: unknown): string {
  const words = path.map((step, index) => {
    if (typeof step !== 'number') return String(step);
    const item = valueAt(data, path.slice(0, index + 1));
    const name = NAME_FIELDS.map((key) => valueAt(item, [key])).find(
      (value) => typeof value === 'string' && value !== '',
    );
    const isNamed = typeof name === 'string' && index < path.length - 1 && name.length <= MAX_NAME_LETTERS;
    return isNamed ? name : `no. ${step + 1}`;
  });
  return words.join(' › ');
}

function schemaInside(schema: Schema, step: PropertyKey): Schema | undefined {
  const def = defOf(schema);
  return typeof step === 'number' ? def.element : fieldSchema(def, String(step));
}

/** The schemas at a path: several if the path goes through a union. */
export function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  let schemas = [schema];
  for (const step of path)
    schemas = schemas.flatMap(listVariants).flatMap((each) => schemaInside(each, step) ?? []);
  return schemas;
}

/** If the schema allows several groups at the path, the first one counts. */
export function knownFields(schema: Schema, path: readonly PropertyKey[]): string[] {
  const shapes = schemasAt(schema, path)
    .flatMap(listVariants)
    .map((each) => defOf(each).shape);
  return Object.keys(shapes.find(Boolean) ?? {});
}

/** The description of a field in its schema, or ''. */
export function describeField(schema: Schema, path: readonly PropertyKey[]): string {
  const schemas = schemasAt(schema, path).flatMap((found) => [found, ...listVariants(found)]);
  // For zod, a schema inside a schema is a $ZodType, without `description`. The cast is safe: src/schemas makes only ZodType.
  return (schemas as z.ZodType[]).map(({ description }) => description).find(Boolean) ?? '';
}
