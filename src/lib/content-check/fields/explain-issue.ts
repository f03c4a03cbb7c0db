import type * as z from 'zod';
import { didYouMean } from './did-you-mean.ts';
import { describe, kindAt, knownWords } from './schema-at.ts';
import { showValue } from './show-value.ts';

type Issue = z.core.$ZodIssue;

const ZODS_OWN = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)/;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each item after a hyphen and a space',
  object: 'a group of fields, each on a line of its own',
  record: 'a group of fields, each on a line of its own',
};

const isNumeric = (value: unknown) => typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);

/** Why the kind of a value is wrong, when that is all that is wrong. */
function wrongKind(expected: string, value: unknown): string {
  const shown = showValue(value);
  if (expected === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date)
      return `${shown} needs quotes here, as in '${value instanceof Date ? shown.slice(1, -1) : String(value)}'`;
    return `one text is wanted here, not ${shown}`;
  }
  if (expected === 'number' || expected === 'int')
    return isNumeric(value) ? `${shown} stands in quotes; a number needs none` : `${shown} is no number`;
  if (expected === 'boolean') return `${shown} is neither true nor false`;
  return `${shown} is not ${kinds[expected]?.split(',')[0] ?? 'right here'}`;
}

/** What is wrong with a size, where the schema has no sentence of its own. */
function wrongSize(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'array') return `write ${bound} ${limit} item${limit === 1 ? '' : 's'}`;
  if (issue.origin === 'string') return `write ${bound} ${limit} letters`;
  const isAbove = issue.code === 'too_small' && !issue.inclusive;
  return isAbove ? `write a number above ${limit}` : `write a number of ${bound} ${limit}`;
}

function ownSentence(schema: z.ZodType, issue: Issue): string {
  const { message, path } = issue;
  if (!ZODS_OWN.test(message)) return message;
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongSize(issue);
  const words = knownWords(schema, path);
  if (words.length > 0) return `write ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`;
  const kind = issue.code === 'invalid_type' ? issue.expected : kindAt(schema, path);
  return `write ${kinds[kind] ?? 'what the template of this folder shows'}`;
}

function whatIsWrong(schema: z.ZodType, issue: Issue, value: unknown): string {
  const words = knownWords(schema, issue.path);
  if (words.length > 0 && typeof value === 'string')
    return `${showValue(value)} is not known here.${didYouMean(value, words)}`;
  if (issue.code === 'invalid_type') return wrongKind(issue.expected, value);
  if (issue.code === 'too_big' && issue.origin === 'string' && typeof value === 'string')
    return `this is ${value.trim().length} letters long`;
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) return '';
  if (typeof value === 'string' && value.trim() === '') return '';
  return issue.code === 'invalid_union' && typeof value !== 'string'
    ? wrongKind('string', value)
    : showValue(value);
}

/** One issue of zod as a sentence for editors: what is wrong, and what to write instead. */
export function explainIssue(schema: z.ZodType, issue: Issue, value: unknown): string {
  const own = capitalised(ownSentence(schema, issue));
  const about = describe(schema, issue.path);
  const name = String(issue.path.at(-1) ?? '');
  if (value === undefined || value === null) {
    const wrong = value === undefined ? 'is missing' : 'nothing is written here';
    if (issue.code === 'custom') return own;
    return `${wrong}. ${own}${about ? ` (${name}: ${about})` : ''}`;
  }
  const wrong = whatIsWrong(schema, issue, value);
  if (wrong === '') return own;
  return /[.?]$/.test(wrong) ? `${wrong} ${own}` : `${wrong}. ${own}`;
}
