import * as z from 'zod';
import { line } from './text.ts';

const isNumber = (key: string) => /^\d+$/.test(key);

/** Numbered items (1, 2, 3 ...) or groups with names, each with its lines; never both in one list. */
export const responsibilities = z
  .record(line(60), z.array(line(240)).min(1, { error: 'write at least one line in each group' }), {
    error: 'write groups, each with its lines: a number or a name, a colon, and a list',
  })
  .refine((groups) => Object.keys(groups).length > 0, { error: 'write at least one group' })
  .refine(
    (groups) => {
      const keys = Object.keys(groups);
      return keys.every(isNumber) || !keys.some(isNumber);
    },
    { error: 'use numbers (1, 2, 3) for all groups, or names for all of them' },
  );
