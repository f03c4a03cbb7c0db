import type { Kind } from '#schemas/kind.ts';
import { fieldLabel } from './fields/field-path.ts';
import { type Mistake, mistakeAt, type Position, positionAt, type Problem, FILE_START } from './problem.ts';

/** The endings of files beside entries. */
export const PICTURE_ENDING = /\.(?:jpe?g|png|webp|avif)$/i;
export const RECORDING_ENDING = /\.(?:mp3|ogg)$/i;

/** An address or a path that stands in a text, and where. */
export interface FoundAddress extends Position {
  target: string;
  field: string;
}

/** What is in the text below a header block. */
export interface Body {
  mistakes: Mistake[];
  links: FoundAddress[];
  pictures: (FoundAddress & { alt: string })[];
  /** What #links in this text can point at. */
  anchors: string[];
}

/** All of content/, read: what the checks that compare files with each other work on. */
export interface Content {
  entries: readonly CheckedEntry[];
  /** The files with words of other languages. */
  translations: readonly TranslationFile[];
  /** The templates of editors, by the folder of their kind. */
  templates: ReadonlyMap<string, CheckedEntry>;
  /** Every file below content/, as in content/articles/7.jpg. */
  files: ReadonlySet<string>;
  /** What is wrong with the picture files that cannot be shown. */
  badPictures: ReadonlyMap<string, string>;
  /** How many bytes the recordings have, by file. */
  recordings: ReadonlyMap<string, number>;
  /** The files of src/pages, as in news/[id].astro. */
  pages: readonly string[];
  /** Prices as they were before the change that is looked at, by file and id of the option, where that is known. */
  formerPrices?: ReadonlyMap<string, number>;
  /** Pages and old addresses as they were before that change, of the files that it removes or changes, where that is known. */
  formerPages?: readonly FormerPage[];
}

/** An address that led somewhere. */
export interface FormerPage {
  address: string;
  /** What made it. */
  file: string;
  title?: string;
  /** Of an old address: where it led; null where it was said to be gone. */
  to?: string | null;
}

/** One file of content/ that has been read. */
export interface CheckedEntry {
  file: string;
  kind: Kind;
  /** Within its kind; '' for a single file. */
  id: string;
  /** As it was written. */
  data: unknown;
  /** What the schema makes of it; undefined while it has mistakes. */
  value: unknown;
  mistakes: Mistake[];
  body: Body;
  /** The words below the header block, and the line on which they begin. */
  text: string;
  textLine: number;
  /** Of its fields and its text. */
  links: FoundAddress[];
  pictures: FoundAddress[];
  locate(path: readonly PropertyKey[], part?: 'key' | 'value'): Position;
  /** What follows a # behind a field. */
  remarkAt(path: readonly PropertyKey[]): string | undefined;
}

/** A file with the words of an entry in another language. Its kind and id are those of the entry. */
export interface TranslationFile extends CheckedEntry {
  tag: string;
  /** The entry that it translates, as its name says. */
  original: string;
}

export function problemAt(
  { file, data, locate }: CheckedEntry,
  path: readonly PropertyKey[],
  message: string,
): Problem {
  return { file, ...mistakeAt(locate(path), message, fieldLabel(path, data)) };
}

/** A problem at a letter of the text below the header block. */
export function problemInText(
  { file, text, textLine }: CheckedEntry,
  index: number,
  message: string,
): Problem {
  const { line, column } = positionAt(text, index);
  return { file, ...mistakeAt({ line: line + textLine - 1, column }, message) };
}

export const problemOfFile = (file: string, message: string): Problem => ({
  file,
  ...mistakeAt(FILE_START, message),
});

/** The entries of one folder that their schema accepts, each with its value. */
export function validEntries<Value>(
  entries: readonly CheckedEntry[],
  path: string,
): { entry: CheckedEntry; value: Value }[] {
  return entries
    .filter(({ kind, value }) => kind.path === path && value !== undefined)
    .map((entry) => ({ entry, value: entry.value as Value }));
}
