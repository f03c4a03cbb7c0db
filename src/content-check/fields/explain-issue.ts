import * as z from 'zod';
import { isListOrRecord, isRecord } from '#lib/is-record.ts';
import { WANTED_TEXT } from '#schemas/text.ts';
import { shorten } from '../problem.ts';
import { explainOddStart } from '../yaml/explain-yaml-error.ts';
import { didYouMean } from './did-you-mean.ts';
import { describeField, knownFields, schemasAt } from './field-path.ts';

const isNumeric = (value: unknown) => typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** `expected` is zod's name for the right type, `shown` the result of showValue(). */
function explainType(expected: string, value: unknown, shown: string): string {
  if (expected === 'string' && isListOrRecord(value)) return `one text is wanted here, not ${shown}.`;
  if (expected === 'int' && typeof value === 'number') return `${shown} is not a whole number.`;
  if (expected === 'int' || expected === 'number')
    return isNumeric(value) ? `${shown} is in quotes; a number needs none.` : `${shown} is not a number.`;
  if (expected === 'boolean')
    return value === 'true' || value === 'false'
      ? `${shown} is in quotes, and needs none.`
      : `${shown} is neither true nor false.`;
  const name = TYPE_NAMES[expected];
  return name ? `${shown} is not ${name}.` : `${shown}:`;
}

type Issue = z.core.$ZodIssue;

interface FieldIssue {
  schema: z.ZodType;
  issue: Issue;
  value: unknown;
  /** The value as the editor wrote it. */
  source?: string | undefined;
}

/** The message of an issue for which the schema has none of its own (readFields() gives it to zod). */
export const NO_MESSAGE = 'no message of ours';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to write if a number or a list is too small or too big, and the schema has no message about this. */
function rightSize(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const leastOrMost = issue.code === 'too_small' ? 'at least' : 'at most';
  const bound = issue.exact ? 'exactly' : leastOrMost;
  if (issue.origin === 'array') return `write ${bound} ${limit} item${limit === 1 ? '' : 's'}`;
  return `write a number of ${bound} ${limit}`;
}

const WHAT_TO_WRITE: Readonly<Record<string, string>> = {
  number: 'write a number',
  int: 'write a whole number',
  boolean: 'write true or false',
  array: 'write a list, each item on a line of its own, after a hyphen and a space',
};

/** The only words that a field accepts; [] if the schema does not list any. */
const allowedWords = (issue: Issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []);

function whatToWrite({ schema, issue }: FieldIssue): string {
  const { message, path } = issue;
  if (message !== NO_MESSAGE) return message;
  if (issue.code === 'too_small' || issue.code === 'too_big') return rightSize(issue);
  const words = allowedWords(issue);
  if (words.length > 0) return `write ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`;
  const type = issue.code === 'invalid_type' ? issue.expected : '';
  if (type === 'object' || type === 'record') {
    // In an entry, `sample` marks invented content, so editors need not write it.
    const fields = knownFields(schema, path).filter((name) => name !== 'sample');
    return `write its fields${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
  }
  return WHAT_TO_WRITE[type] ?? 'write what the template of this folder shows';
}

/** What is wrong, or just the value and a colon; '' if the instruction (what to write) is enough. */
function whatIsWrong({ issue, value, source }: FieldIssue): string {
  const shown = showValue(source ?? value);
  if (typeof value === 'string' && value.trim() === '') return '';
  if (issue.message.includes(shown)) return '';
  const words = allowedWords(issue);
  if (words.length > 0 && typeof value === 'string')
    return `${shown} is not known here.${didYouMean(value, words)}`;
  if (issue.code === 'invalid_type') return explainType(issue.expected, value, shown);
  if (issue.code === 'too_big' && typeof value === 'string')
    return `this is ${value.trim().length} letters long.`;
  if (isListOrRecord(value)) return '';
  return `${shown}:`;
}

/** What else an editor may do about an empty field; '' if nothing. */
function insteadOfWriting({ schema, issue, value }: FieldIssue): string {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  const [field] = isEmpty ? schemasAt(schema, issue.path) : [];
  if (field && z.safeParse(field, undefined).success) return ', or remove this line';
  return field && z.safeParse(field, []).success ? ', or write [] while there are none' : '';
}

/** One issue of zod as a message for editors: what is wrong, and what to write instead. */
export function explainIssue(fieldIssue: FieldIssue): string {
  const { schema, issue, value, source } = fieldIssue;
  const instruction = whatToWrite(fieldIssue);
  const description = describeField(schema, issue.path);
  const name = String(issue.path.at(-1) ?? '');
  if (value === undefined || value === null) {
    const wrong = value === undefined ? 'this field is missing.' : 'this field is empty.';
    if (WANTED_TEXT.includes(instruction))
      return `${wrong} Write it as in ${name}: ${description || 'A few words'}`;
    // 'custom' is zod's code for the messages of refine(), which need no description.
    const needsDescription =
      description !== '' && !instruction.includes(description) && issue.code !== 'custom';
    return `${wrong} ${capitalised(instruction)}${insteadOfWriting(fieldIssue)}${needsDescription ? ` (${description})` : ''}`;
  }
  // Nobody sees this space. The length of a text is counted without it.
  if (typeof value === 'string' && issue.code !== 'too_big' && /^\u00a0|\u00a0$/.test(value))
    return `this ${value.endsWith('\u00a0') ? 'ends' : 'begins'} with a non-breaking space, copied from a web page or Word. Delete it`;
  // In a list, "- Age: 18" is a group with the field Age.
  const before = typeof issue.path.at(-1) === 'number' || name === '' ? '' : `${name}: `;
  const [group, ...more] = isRecord(value) && WANTED_TEXT.includes(instruction) ? Object.entries(value) : [];
  if (group && more.length === 0 && !isListOrRecord(group[1])) {
    const words = `${group[0]}: ${String(group[1] ?? '')}`.trim();
    return `a colon in the text needs quotes around the text. Write ${before}${words.includes("'") ? JSON.stringify(words) : `'${words}'`}`;
  }
  // Quotes turn a number, a date, `true` or `false` into text.
  if (WANTED_TEXT.includes(instruction) && typeof value !== 'string' && !isListOrRecord(value)) {
    const shown = shorten(String(source ?? value), 40);
    return `without quotes, ${shown} is not text. Write ${before}'${shown}'`;
  }
  // If the lines of a list do not begin with the keyboard's hyphen, the list is read as one text.
  const needsList = issue.code === 'invalid_type' && issue.expected === 'array';
  const oddStart = needsList && typeof value === 'string' ? explainOddStart(value) : undefined;
  if (oddStart) return oddStart;
  const [, unquoted = ''] = typeof value === 'string' ? (/^[“”„«‘’‚](.+)[“”»‘’]$/.exec(value) ?? []) : [];
  if (unquoted) return `these quotes come from Word, and are taken for a part of the text. Write ${unquoted}`;
  const wrong = whatIsWrong(fieldIssue);
  if (wrong === '') return capitalised(instruction) + insteadOfWriting(fieldIssue);
  return `${wrong} ${wrong.endsWith(':') ? instruction : capitalised(instruction)}`;
}

function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'this list';
  if (isListOrRecord(value)) return 'this group of fields';
  return `"${shorten(String(value), 40)}"`;
}
