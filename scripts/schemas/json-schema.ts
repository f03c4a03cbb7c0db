import * as z from 'zod';

export interface JsonSchema {
  [field: string]: unknown;
  description?: string | undefined;
  properties?: Record<string, JsonSchema>;
}

/**
 * The JSON Schema of what editors write: they may leave out fields with a default. JSON Schema cannot contain rules that need code.
 * The content check and the build apply those.
 */
export function toJsonSchema(schema: z.ZodType, title: string): JsonSchema {
  // VS Code supports draft 7 best.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return { ...(json as JsonSchema), title };
}
