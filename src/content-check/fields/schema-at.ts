import type * as z from 'zod';

type Schema = z.core.$ZodType;

interface Def {
  type: string;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  in?: Schema;
  shape?: Record<string, Schema>;
  entries?: Record<string, string>;
  values?: readonly unknown[];
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** A schema without its optional() and default(), each variant of a union by itself. */
function variants(schema: Schema): Schema[] {
  const { innerType, options, in: input, type } = defOf(schema);
  if (options) return options.flatMap(variants);
  if (type === 'pipe' && input) return variants(input);
  return innerType ? variants(innerType) : [schema];
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
