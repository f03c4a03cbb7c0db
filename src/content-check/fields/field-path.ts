import type * as z from 'zod';
import { holdsValues, isRecord } from '#lib/is-record.ts';
import { defOf, type Schema, variants } from '#schemas/def.ts';

/** The value that a path of keys and indexes leads to; undefined when there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const step of path) {
    if (!holdsValues(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Every single value below a value, with the path that leads to it. */
export function* leavesOf(data: unknown, path: PropertyKey[] = []): Generator<[unknown, PropertyKey[]]> {
  if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* leavesOf(item, [...path, index]);
  else if (isRecord(data))
    for (const [key, item] of Object.entries(data)) yield* leavesOf(item, [...path, key]);
  else yield [data, path];
}

/** Every group of fields and every list below a value, with the path that leads to it. */
export function* groupsOf(
  data: unknown,
  path: PropertyKey[] = [],
): Generator<[Record<PropertyKey, unknown>, PropertyKey[]]> {
  if (!holdsValues(data)) return;
  yield [data, path];
  const isList = Array.isArray(data);
  for (const [key, each] of Object.entries(data))
    yield* groupsOf(each, [...path, isList ? Number(key) : key]);
}

const NAMES = ['name', 'title', 'label', 'heading', 'question', 'id', 'path'];

/** 'options › Full blood count › price': a path as editors see it, where an item of a list goes by its name. */
export function fieldLabel(path: readonly PropertyKey[], data: unknown): string {
  const words = path.map((step, index) => {
    if (typeof step !== 'number') return String(step);
    const item = valueAt(data, path.slice(0, index + 1));
    const name = NAMES.map((key) => valueAt(item, [key])).find(
      (value) => typeof value === 'string' && value !== '',
    );
    const isNamed = typeof name === 'string' && index < path.length - 1 && name.length <= 60;
    return isNamed ? name : `no. ${step + 1}`;
  });
  return words.join(' › ');
}

function inside(schema: Schema, step: PropertyKey): Schema[] {
  const { shape, element, valueType } = defOf(schema);
  const found = typeof step === 'number' ? element : (shape?.[String(step)] ?? valueType);
  return found ? [found] : [];
}

/** The schemas that may stand at a path: several where the path leads through a union. */
function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  let found = [schema];
  for (const step of path) found = found.flatMap(variants).flatMap((each) => inside(each, step));
  return found;
}

/** The fields of the group at a path; of several variants, those of the variant most like what was written. */
export function knownFields(
  schema: Schema,
  path: readonly PropertyKey[],
  written: readonly string[],
): string[] {
  const groups = schemasAt(schema, path)
    .flatMap(variants)
    .map((each) => Object.keys(defOf(each).shape ?? {}));
  const score = (group: string[]) => group.filter((name) => written.includes(name)).length;
  return groups.toSorted((a, b) => score(b) - score(a))[0] ?? [];
}

/** The words that may stand at a path, when there are only a few; otherwise none. */
export function knownWords(schema: Schema, path: readonly PropertyKey[]): string[] {
  const words = schemasAt(schema, path)
    .flatMap(variants)
    .map((each) => Object.values(defOf(each).entries ?? defOf(each).values ?? []).map(String));
  return words.every((each) => each.length > 0) ? words.flat() : [];
}

/** What the schema says about a field, for those who do not know it yet. */
export function describe(schema: Schema, path: readonly PropertyKey[]): string {
  for (const found of schemasAt(schema, path)) {
    for (const each of [found, ...variants(found)]) {
      const { description } = each as z.ZodType;
      if (description) return description;
    }
  }
  return '';
}

/** What kind of value a path takes, in zod's words: string, number, boolean, array, object, enum, union. */
export function kindAt(schema: Schema, path: readonly PropertyKey[]): string {
  const kinds = new Set(
    schemasAt(schema, path)
      .flatMap(variants)
      .map((each) => defOf(each).type),
  );
  return kinds.size === 1 ? [...kinds].join() : 'union';
}
