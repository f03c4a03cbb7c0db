import type * as z from 'zod';

export type Schema = z.core.$ZodType;

/** The parts of a schema of any type. Zod's own types need the type to be known first. */
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
  values?: readonly unknown[];
}

// Zod types `def` by the class of a schema, and not every class has these parts.
export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The variants of a union, or the schema itself, without optional() and default(). */
export function listVariants(schema: Schema): Schema[] {
  const { innerType, options, in: input, type } = defOf(schema);
  if (options) return options.flatMap(listVariants);
  if (type === 'pipe' && input) return listVariants(input);
  return innerType ? listVariants(innerType) : [schema];
}
