import type * as z from 'zod';

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
