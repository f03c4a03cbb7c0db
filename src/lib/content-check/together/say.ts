import type { Entry } from '../entry.ts';
import { fieldLabel } from '../fields/field-label.ts';
import type { Problem } from '../problem.ts';

/** A problem at a field of an entry that has been read without mistakes. */
export function say({ file, value, locate }: Entry, path: readonly PropertyKey[], message: string): Problem {
  return { file, ...locate(path), field: fieldLabel(path, value), message };
}

/** A problem of a file as a whole. */
export function sayOfFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: '', message };
}

/** The entries of one folder that their schema accepts, each with its value. */
export function valid<Value>(entries: readonly Entry[], path: string): { entry: Entry; value: Value }[] {
  return entries
    .filter(({ kind, value }) => kind.path === path && value !== undefined)
    .map((entry) => ({ entry, value: entry.value as Value }));
}
