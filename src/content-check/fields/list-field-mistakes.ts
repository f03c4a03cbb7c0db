import type * as z from 'zod';
import { isListOrRecord } from '#lib/is-record.ts';
import { type Mistake, mistakeAt } from '../problem.ts';
import { explainOddStart } from '../yaml/explain-yaml-error.ts';
import type { Yaml } from '../yaml/read-yaml.ts';
import { findNearestName } from './did-you-mean.ts';
import { explainIssue } from './explain-issue.ts';
import { fieldLabel, valueAt, knownFields } from './field-path.ts';

type Issue = z.core.$ZodIssue;

/**
 * Replaces the issue of a union or a record by the issues inside it, because they say more exactly what is wrong. The issue of a
 * union is replaced only if the value is a list or a group, and only one variant has that type.
 */
function flatten(issue: Issue, data: unknown): Issue[] {
  const { path } = issue;
  if (issue.code === 'invalid_union') {
    // `errors` has the issues of each variant. An invalid_type with an empty path means that the variant has another type.
    const [first, ...others] = issue.errors.filter(
      (issues) => !issues.some((each) => each.path.length === 0 && each.code === 'invalid_type'),
    );
    if (first && others.length === 0 && isListOrRecord(valueAt(data, path)))
      return first.flatMap((each) => flatten({ ...each, path: [...path, ...each.path] }, data));
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element')
    // TypeScript does not keep the exact type of an issue that is copied.
    return issue.issues.flatMap((each) => flatten({ ...each, path } as Issue, data));
  return [issue];
}

/** The beginning of the message about a field that the schema does not know. */
export const NO_SUCH_FIELD = 'there is no such field';

/** Common wrong names of fields, each with the right ones. */
const HINTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['picture', ['eventImage', 'images']],
  ['photo', ['picture', 'eventImage', 'images']],
]);

const keyOf = (path: readonly PropertyKey[]) => path.map(String).join('\n');

/** Adds to `meant` the paths of the fields that the editor probably meant. */
function* unknownFields(schema: z.ZodType, yaml: Yaml, issue: Issue, meant: Set<string>): Generator<Mistake> {
  if (issue.code !== 'unrecognized_keys') return;
  const { data, unreadableLines, locate, isInBraces } = yaml;
  // Zod reports unknown keys only in a group.
  const group = valueAt(data, issue.path) as Record<string, unknown>;
  const known = knownFields(schema, issue.path);
  for (const key of issue.keys) {
    const path = [...issue.path, key];
    const at = locate(path, 'key');
    if (unreadableLines.has(at.line)) continue;
    const hints = HINTS.get(key)?.filter((each) => known.includes(each)) ?? [];
    const unused = known.filter((name) => !Object.hasOwn(group, name));
    const nearest = findNearestName(key, unused);
    const suggested = hints.length === 0 && nearest !== undefined ? [nearest] : hints;
    for (const name of suggested) meant.add(keyOf([...issue.path, name]));
    // In { alt: A nurse, a man and a table }, YAML reads the words after the comma as a field.
    if (suggested.length === 0 && group[key] === null && isInBraces(issue.path)) {
      const [, field, written] = /^([a-z]\w*) (['"\d].*)$/.exec(key) ?? [];
      const message = field
        ? `a colon is missing. Write ${field}: ${written}`
        : `the comma before "${key}" ends the text. Put quotes around a text with a comma; write a number without commas`;
      yield mistakeAt(at, message, fieldLabel(issue.path, data));
      continue;
    }
    const help =
      suggested.length > 0
        ? `Did you mean "${suggested.join('" or "')}"?`
        : `The fields here are: ${known.join(', ')}`;
    const message = explainOddStart(key) ?? `${NO_SUCH_FIELD}. ${help}`;
    yield mistakeAt(at, message, fieldLabel(path, data));
  }
}

/** A misspelt field is not also reported as missing. */
export function listFieldMistakes(schema: z.ZodType, yaml: Yaml, error: z.core.$ZodError): Mistake[] {
  const { data, unreadableLines, hasGaps, locate, source } = yaml;
  const issues = error.issues.flatMap((issue) => flatten(issue, data));
  const meant = new Set<string>();
  const unknownMistakes = issues.flatMap((issue) => [...unknownFields(schema, yaml, issue, meant)]);
  const reported = new Set<string>();
  const others = issues.flatMap((issue): Mistake[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const value = valueAt(data, issue.path);
    const key = keyOf(issue.path);
    // The field may be in a line that could not be read, or it is misspelt and already reported.
    if (value === undefined && (hasGaps || meant.has(key))) return [];
    // An unread line has a message already, and its value is only a guess.
    if (value !== undefined && unreadableLines.has(locate(issue.path).line)) return [];
    // A single value needs only one message: 2026-02-30 is not MM/DD/YYYY, and does not exist either.
    if (typeof value !== 'object' && reported.has(key)) return [];
    reported.add(key);
    const message = explainIssue({ schema, issue, value, source: source(issue.path) });
    return [mistakeAt(locate(issue.path), message, fieldLabel(issue.path, data))];
  });
  return [...unknownMistakes, ...others];
}
