import type { CheckedEntry } from '../../src/content-check/content.ts';

/** Some fields of an entry. `value` has the type of the entry's schema, which the caller names; it is undefined while the entry has mistakes. */
export const fieldsOf = <Fields extends object>({ value }: CheckedEntry): Partial<Fields> =>
  (value ?? {}) as Partial<Fields>;
