import type * as z from 'zod';
import { describe, kindAt, knownWords } from '../../src/content-check/fields/schema-at.ts';

/** A field of a new entry, as somebody is asked for it. */
export interface Field {
  name: string;
  about: string;
  /** Whether an entry without it is refused. */
  isNeeded: boolean;
  /** A list takes lines; groups take lines of the form "Name: one | another". */
  form: 'line' | 'list' | 'groups';
  schema: z.ZodType;
}

const FORMS: Readonly<Record<string, Field['form']>> = { array: 'list', record: 'groups' };

/** The fields of an entry in the order of its schema. `sample` is none: what somebody writes is real. */
export function listFields(schema: z.ZodObject): Field[] {
  const names = Object.keys(schema.shape).filter((name) => name !== 'sample');
  return names.map((name) => {
    const field = schema.shape[name] as z.ZodType;
    const words = knownWords(schema, [name]).join(', ');
    return {
      name,
      about: [describe(schema, [name]), words && `one of ${words}`].filter(Boolean).join('; '),
      isNeeded: !field.safeParse(undefined).success,
      form: FORMS[kindAt(schema, [name])] ?? 'line',
      schema: field,
    };
  });
}
