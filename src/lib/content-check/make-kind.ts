import type * as z from 'zod';
import { personSchema } from '../../schemas/person.ts';
import { pictureFile } from '../../schemas/picture-file.ts';
import type { Kind } from './kind.ts';

export const NUMBER = { names: /^[1-9]\d{0,5}$/, naming: 'the next free number, such as 23' };
const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MARKDOWN = ['.md'];
export const YAML = ['.yaml'];

/** Files whose names pages ask for. */
export const one = (ids: readonly string[]) => ({ names: ids, naming: `one of ${ids.join(', ')}` });

/** Files whose names are words. */
export const word = (example: string) => ({
  names: WORD,
  naming: `small letters, digits and hyphens, such as ${example}`,
});

/** A file that is there once. */
export const single = (path: string, schema: z.ZodType): Kind => ({
  path,
  extensions: [path.slice(path.lastIndexOf('.'))],
  schema,
  names: [],
  naming: '',
});

/** The people of one folder. */
export const person = (path: string, example: string, route: string): Kind => ({
  path,
  extensions: MARKDOWN,
  schema: personSchema(pictureFile),
  ...word(example),
  text: { isNeeded: false, mostLetters: 2500 },
  route,
});

/** A text that must be there. */
export const needed = (mostLetters: number) => ({ isNeeded: true, mostLetters });
