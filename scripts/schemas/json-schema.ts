import * as z from 'zod';

type Node = Record<string, unknown>;
interface Check {
  _zod: { def: { format?: string; error?: (issue: object) => unknown } };
}

/** The sentence of a schema for a text of the wrong form, so that the editor's tool says the same as the check. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { checks = [] } = schema._zod.def as unknown as { checks?: readonly Check[] };
  const regex = checks.find(({ _zod }) => _zod.def.format === 'regex');
  const message = regex?._zod.def.error?.({});
  return typeof message === 'string' ? message : undefined;
}

/**
 * A zod schema as the JSON Schema of what editors write: fields with a default may be left out. What only code can check
 * (the calendar, sums, other files) is not in it; `npm run check:content` says that.
 */
export function toJsonSchema(schema: z.ZodType, title: string): Node {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = jsonSchema.pattern && patternMessage(zodSchema);
      if (message) (jsonSchema as Node)['patternErrorMessage'] = message;
    },
  });
  // The dialect that editors' tools know best.
  return { ...json, $schema: 'http://json-schema.org/draft-07/schema#', title };
}
