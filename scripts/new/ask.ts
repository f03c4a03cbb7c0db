import type * as z from 'zod';
import { describe, kindAt, knownWords } from '../../src/content-check/fields/field-path.ts';
import { didYouMean } from '../../src/content-check/fields/did-you-mean.ts';
import { parse } from 'yaml';
import type { Kind } from '../../src/schemas/kind.ts';

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

/**
 * `--title="Open day"` or `--title "Open day"`, as often as somebody writes it. Throws a sentence about a flag that is
 * not among `known`, or has no value.
 */
export function readFlags(args: readonly string[], known: readonly string[]): Map<string, string[]> {
  const flags = new Map<string, string[]>();
  for (let index = 0; index < args.length; index += 1) {
    const [, name = '', joined] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(args[index] ?? '') ?? [];
    if (!known.includes(name))
      throw new Error(`There is no flag ${args[index] ?? ''}.${didYouMean(name, [...known])}`);
    const value = joined ?? args[(index += 1)];
    if (value === undefined) throw new Error(`--${name} needs a value, as in --${name}="..."`);
    flags.set(name, [...(flags.get(name) ?? []), value]);
  }
  return flags;
}

const parts = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split(' | '))
    .map((line) => line.trim())
    .filter(Boolean);

function readLine(text: string, { schema }: Field): unknown {
  // 200, true, { file: ./1.jpg, alt: A van }: what YAML makes of it, where the field takes more than words.
  try {
    const value: unknown = parse(text);
    return typeof value !== 'string' && schema.safeParse(value).success ? value : text;
  } catch {
    return text;
  }
}

/** What somebody typed for a field, as its value; one line, or several for lists and groups. Check it afterwards. */
export function readAnswer(lines: readonly string[], field: Field): unknown {
  if (field.form === 'list') return parts(lines);
  if (field.form === 'line') return readLine(lines.at(-1)?.trim() ?? '', field);
  const groups = lines.map((line): [string, string[]] => {
    const [name = '', ...rest] = line.split(':');
    return [name.trim(), parts([rest.join(':')])];
  });
  return Object.fromEntries(groups);
}

const matches = ({ names }: Kind, id: string) => names instanceof RegExp && names.test(id);

/** The next free number, for folders whose files are named by numbers; otherwise ''. */
export function nextNumber(kind: Kind, taken: readonly string[]): string {
  if (!matches(kind, '1') || matches(kind, 'a1')) return '';
  return String(Math.max(0, ...taken.map(Number).filter(Number.isInteger)) + 1);
}

/** Why a new entry cannot have this id; null when it can. */
export function refuseId(kind: Kind, id: string, taken: readonly string[]): string | null {
  if (!id) return `say how to name it: ${kind.naming}, as in --id=...`;
  if (!matches(kind, id)) return `"${id}" cannot be its name. It becomes an address: ${kind.naming}`;
  const same = taken.find((other) => other.toLowerCase() === id.toLowerCase());
  return same === undefined ? null : `${kind.path}/${same} is there already. Choose another name`;
}
