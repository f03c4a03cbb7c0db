import type * as z from 'zod';

export type Schema = z.core.$ZodType;

/** The parts that schemas can have; each type of schema has some of them. */
interface Def {
  type: string;
  innerType?: Schema;
  element?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  in?: Schema;
  out?: Schema;
  shape?: Record<string, Schema>;
  entries?: Record<string, string>;
}

// In Zod's types, each class of schemas declares only its own parts.
export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The variants of a union, or the schema itself, without optional() and default(). For a pipe, its input, which editors write. */
export function listVariants(schema: Schema): Schema[] {
  const { innerType, options, in: input, type } = defOf(schema);
  if (options) return options.flatMap(listVariants);
  if (type === 'pipe' && input) return listVariants(input);
  return innerType ? listVariants(innerType) : [schema];
}

/** The schema of a field. An editor may name a field toString, so inherited names do not count. */
export const fieldSchema = ({ shape = {}, valueType }: Def, name: string): Schema | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : valueType;
