import * as z from 'zod';

export interface JsonSchema {
  [field: string]: unknown;
  description?: string | undefined;
  properties?: Record<string, JsonSchema>;
}

/** What we read of a check of zod, which has no public type. */
interface FormatCheck {
  _zod: { def: { format?: string; error?: (issue: object) => unknown } };
}

/** The message of a schema for text that does not match, so that VS Code says the same as the check. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { checks = [] } = schema._zod.def as unknown as { checks?: readonly FormatCheck[] };
  const regex = checks.find(({ _zod }) => _zod.def.format === 'regex');
  const message = regex?._zod.def.error?.({});
  return typeof message === 'string' ? message : undefined;
}

/** The JSON Schema of what editors write: they may leave out fields with a default. Only the content check knows rules that need code. */
export function toJsonSchema(schema: z.ZodType, title: string): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = jsonSchema.pattern && patternMessage(zodSchema);
      if (message) Object.assign(jsonSchema, { patternErrorMessage: message });
    },
  });
  // VS Code supports this version best.
  return { ...(json as JsonSchema), $schema: 'http://json-schema.org/draft-07/schema#', title };
}
