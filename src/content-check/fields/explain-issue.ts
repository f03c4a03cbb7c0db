import type * as z from 'zod';
import { holdsValues } from '#lib/is-record.ts';
import { shorten } from '../problem.ts';
import { explainOddStart } from '../yaml/explain-yaml-error.ts';
import { didYouMean } from './did-you-mean.ts';
import { describe, kindAt, knownFields, knownWords } from './field-path.ts';

const isNumeric = (value: unknown) => typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** A sentence about a value of the wrong kind. `expected` is zod's word for the right one, `shown` the value as quoted. */
function wrongKind(expected: string, value: unknown, shown: string): string {
  if (expected === 'string' && holdsValues(value)) return `one text is wanted here, not ${shown}.`;
  if (expected === 'int' && typeof value === 'number') return `${shown} is no whole number.`;
  if (expected === 'int' || expected === 'number')
    return isNumeric(value) ? `${shown} stands in quotes; a number needs none.` : `${shown} is not a number.`;
  if (expected === 'boolean')
    return value === 'true' || value === 'false'
      ? `${shown} stands in quotes, and needs none.`
      : `${shown} is neither true nor false.`;
  return `${shown} is not ${KINDS[expected] ?? 'right here'}.`;
}

type Issue = z.core.$ZodIssue;

interface Asked {
  schema: z.ZodType;
  issue: Issue;
  value: unknown;
  /** The value as it was written. */
  source?: string | undefined;
}

const ZODS_OWN = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)/;
const TELLS_WHAT_TO_DO = /^(?:write|use|put|remove|keep|shorten|show)\b/;
const NO_MORE_THAN_TEXT = /^write some text here/;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to write where the schema limits a size and has no sentence of its own. */
function rightSize(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'array') return `write ${bound} ${limit} item${limit === 1 ? '' : 's'}`;
  if (issue.origin === 'string') return `write ${bound} ${limit} letters`;
  const isAbove = issue.code === 'too_small' && !issue.inclusive;
  return isAbove ? `write a number above ${limit}` : `write a number of ${bound} ${limit}`;
}

const TO_WRITE: Readonly<Record<string, string>> = {
  number: 'write a number',
  int: 'write a whole number',
  boolean: 'write true or false',
  array: 'write a list, each item on a line of its own, after a hyphen and a space',
};

function whatToWrite({ schema, issue }: Asked): string {
  const { message, path } = issue;
  if (!ZODS_OWN.test(message)) return message;
  if (issue.code === 'too_small' || issue.code === 'too_big') return rightSize(issue);
  if (issue.code === 'invalid_union') {
    const own = issue.errors.flat().find((each) => !ZODS_OWN.test(each.message));
    if (own) return own.message;
  }
  const words = knownWords(schema, path);
  if (words.length > 0) return `write ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`;
  const kind = issue.code === 'invalid_type' ? issue.expected : kindAt(schema, path);
  if (kind === 'object' || kind === 'record') {
    const fields = knownFields(schema, path, []).filter((name) => name !== 'sample');
    return `write its fields${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
  }
  return TO_WRITE[kind] ?? 'write what the template of this folder shows';
}

/** What is wrong, when the sentence about what to write does not say it already. */
function whatIsWrong({ schema, issue, value, source }: Asked, write: string): string {
  const shown = showValue(source ?? value);
  if (typeof value === 'string' && value.trim() === '') return '';
  if (issue.message.includes(shown)) return '';
  const words = knownWords(schema, issue.path);
  if (words.length > 0 && typeof value === 'string')
    return `${shown} is not known here.${didYouMean(value, words)}`;
  if (issue.code === 'invalid_type') return wrongKind(issue.expected, value, shown);
  if (issue.code === 'too_big' && typeof value === 'string')
    return `this is ${value.trim().length} letters long.`;
  if (holdsValues(value)) return '';
  return TELLS_WHAT_TO_DO.test(write) ? `${shown} is not right here.` : `${shown}:`;
}

/** One issue of zod as a sentence for editors: what is wrong, and what to write instead. */
export function explainIssue(asked: Asked): string {
  const { schema, issue, value, source } = asked;
  const write = whatToWrite(asked);
  const about = describe(schema, issue.path);
  const name = String(issue.path.at(-1) ?? '');
  if (value === undefined || value === null) {
    const wrong = value === undefined ? 'this field is missing.' : 'nothing is written here.';
    if (NO_MORE_THAN_TEXT.test(write)) return `${wrong} Write it as in ${name}: ${about || 'A few words'}`;
    const isSaid = about === '' || write.includes(about) || issue.code === 'custom';
    return `${wrong} ${capitalised(write)}${isSaid ? '' : ` (${about})`}`;
  }
  // A number or a date where words are wanted: quotes make words of it.
  if (NO_MORE_THAN_TEXT.test(write) && typeof value !== 'string' && !holdsValues(value)) {
    const shown = showValue(source ?? value);
    return `${shown} is no text without quotes. Write ${name ? `${name}: ` : ''}'${shown.slice(1, -1)}'`;
  }
  const isList = issue.code === 'invalid_type' && issue.expected === 'array';
  const odd = isList && typeof value === 'string' ? explainOddStart(value) : undefined;
  if (odd) return odd;
  const wrong = whatIsWrong(asked, write);
  if (wrong === '') return capitalised(write);
  return `${wrong} ${wrong.endsWith(':') ? write : capitalised(write)}`;
}

/** A value as a short quotation: "GHS 40", or a word for what it is. */
function showValue(value: unknown): string {
  if (value instanceof Date) return `"${value.toISOString().slice(0, 10)}"`;
  if (Array.isArray(value)) return 'this list';
  if (holdsValues(value)) return 'this group of fields';
  return `"${shorten(String(value), 40)}"`;
}
