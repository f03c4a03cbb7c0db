import type * as z from 'zod';
import { holdsValues } from '#lib/is-record.ts';
import { type Finding, findingAt } from '../problem.ts';
import { explainOddStart } from '../yaml/explain-yaml-error.ts';
import type { Yaml } from '../yaml/read-yaml.ts';
import { nearest } from './did-you-mean.ts';
import { explainIssue } from './explain-issue.ts';
import { fieldLabel, valueAt, knownFields } from './field-path.ts';

type Issue = z.core.$ZodIssue;

/** Of a union, the issues of the variant that was meant: the one whose kind fits what was written. */
function flatten(issue: Issue, data: unknown): Issue[] {
  const path = issue.path;
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.filter(
      (issues) => !issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type'),
    );
    const value = valueAt(data, path);
    const [first] = meant;
    if (meant.length === 1 && first && first.length > 0 && holdsValues(value))
      return first.flatMap((each) => flatten({ ...each, path: [...path, ...each.path] }, data));
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element')
    return issue.issues.flatMap((each) => flatten({ ...each, path } as Issue, data));
  return [issue];
}

/** What people write for fields that are called otherwise. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
  picture: ['eventImage', 'images'],
  photo: ['picture', 'eventImage', 'images'],
};

/** All mistakes of one entry against its schema. A field that is only misspelt is not said to be missing as well. */
export function listFieldFindings(
  schema: z.ZodType,
  { data, findings, locate, source, isInBraces }: Yaml,
  error: z.core.$ZodError,
): Finding[] {
  const issues = error.issues.flatMap((issue) => flatten(issue, data));
  const meant = new Set<string>();
  const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));

  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const written = Object.keys(valueAt(data, issue.path) as object);
    const known = knownFields(schema, issue.path, written);
    const free = known.filter((name) => !written.includes(name));
    return issue.keys.map((key): Finding => {
      const path = [...issue.path, key];
      const hint = HINTS[key]?.filter((each) => known.includes(each)) ?? [];
      const name = hint.length > 0 ? undefined : nearest(key, free);
      if (name) meant.add(keyOf([...issue.path, name]));
      const help =
        hint.length > 0
          ? `Write ${hint.join(' or ')}`
          : name
            ? `Did you mean "${name}"?`
            : `The fields here are: ${known.join(', ')}`;
      // { alt: A nurse, a man and a table }: the comma made a field of the rest.
      const isRest = !name && valueAt(data, path) === null && isInBraces(issue.path);
      const message = isRest
        ? `the comma before "${key}" ends the text. Put quotes around a text with a comma; write a number without one`
        : (explainOddStart(key) ?? `there is no such field. ${help}`);
      return findingAt(locate(path, 'key'), message, fieldLabel(isRest ? issue.path : path, data));
    });
  });
  const told = new Set<string>();
  const unread = new Set(findings.map(({ line }) => line));
  const others = issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const value = valueAt(data, issue.path);
    const key = keyOf(issue.path);
    if (value === undefined && meant.has(key)) return [];
    // What was guessed of a line that could not be read is no ground for a second complaint.
    if (value !== undefined && unread.has(locate(issue.path).line)) return [];
    // Of one word, the first thing that is wrong is enough: 2026-02-30 is no MM/DD/YYYY, and no such day either.
    if (typeof value !== 'object' && told.has(key)) return [];
    told.add(key);
    const message = explainIssue({ schema, issue, value, source: source(issue.path) });
    return [findingAt(locate(issue.path), message, fieldLabel(issue.path, data))];
  });
  return [...unknown, ...others];
}
