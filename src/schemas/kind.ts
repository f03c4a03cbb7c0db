import type * as z from 'zod';
import { personSchema } from './person.ts';
import { pictureFile } from './picture-file.ts';

/** One kind of entry: where its files lie, how they are named, and what stands in them. */
export interface Kind {
  /** A folder below content/, or a single file there. */
  path: string;
  extensions: readonly string[];
  schema: z.ZodType;
  /** Schemas of files that have one of their own, by their names. */
  schemas?: ReadonlyMap<string, z.ZodType>;
  /** The names that files of the folder may have, without their ending. */
  names: RegExp | readonly string[];
  /** How to name a file, for those who named it otherwise. */
  naming: string;
  /** The text below the header block of a Markdown file. */
  text?: { isNeeded: boolean; mostLetters: number };
  /** The route in src/pages that makes a page of each entry. */
  route?: string;
}

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
