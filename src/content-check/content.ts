import type * as z from 'zod';
import type { collections } from '#schemas/collections.ts';
import type { Kind } from '#schemas/kind.ts';
import { onlyEnglish, type Language } from '#schemas/languages.ts';
import type { Mistake, Position } from './problem.ts';

export const PICTURE_ENDING = /\.(?:jpe?g|png|webp|avif)$/i;
export const RECORDING_ENDING = /\.(?:mp3|ogg)$/i;

/** The address of a link or the path of a picture, and its position. `field` is '' in the text below the header block. */
export interface FoundAddress extends Position {
  target: string;
  field: string;
  /** The words of a link in a text. */
  words?: string;
}

/** What the text below a header block contains. */
export interface Body {
  mistakes: Mistake[];
  links: FoundAddress[];
  pictures: (FoundAddress & { alt: string })[];
  /** The ids of the headings, which links can name after #. */
  anchors: string[];
  /** The paragraphs, headings and cells. `prose` is `words` without code. */
  paragraphs: (Position & { words: string; prose: string })[];
}

/** What is wrong with the bytes of a picture file; a warning if it can be shown all the same. */
export interface PictureFault {
  message: string;
  isWarning?: true;
}

/** All of content/, read once for the checks that compare files. */
export interface Content {
  entries: readonly CheckedEntry[];
  translations: readonly TranslationFile[];
  /** The entries of the `_template` files, by folder, such as content/articles. */
  templates: ReadonlyMap<string, CheckedEntry>;
  /** Every file below content/, such as content/articles/7.jpg. Symlinks are not included. */
  files: ReadonlySet<string>;
  symlinks: readonly string[];
  /** The pictures that cannot be shown, or are odd. */
  badPictures: ReadonlyMap<string, PictureFault>;
  /** Each recording's size in bytes, by file. */
  recordings: ReadonlyMap<string, number>;
  /** The files of src/pages, such as news/[id].astro, and of public/reports. */
  pages: readonly string[];
  /** The entries that the checked change changes, as they were before it, if known. */
  formerEntries?: readonly CheckedEntry[];
  /** The translations that it changes, as they were before it, if known. */
  formerTranslations?: readonly CheckedEntry[];
  /** The files that the checked change adds, if known. */
  newFiles?: ReadonlySet<string>;
  /** The published pages and redirects, if known. */
  formerPages?: readonly FormerPage[];
  /** Where gifts and messages went until now, by field of content/site.yaml, and the warnings there were, if known. */
  formerDestinations?: Readonly<Record<string, string>> | undefined;
}

/** An address with a page or a redirect that people may have links to. */
export interface FormerPage {
  address: string;
  /** The file that made the page or the redirect. */
  file: string;
  title?: string | undefined;
  /** Only for an item of content/redirects.yaml: its target, or null for `gone: true`. */
  to?: string | null | undefined;
}

/** One file of content/, read and checked without other files. */
export interface CheckedEntry {
  file: string;
  kind: Kind;
  /** Its id within its kind; '' if the kind is a single file. */
  id: string;
  /** The fields before the schema changes them. */
  data: unknown;
  /** The output of the schema; undefined if the fields do not match it. */
  value: unknown;
  mistakes: Mistake[];
  body: Body;
  /** The text below the header block. `textLine` is the number of its first line in the file. */
  text: string;
  textLine: number;
  /** The links and the pictures, in the fields and in the text. */
  links: FoundAddress[];
  pictures: FoundAddress[];
  locate(path: readonly PropertyKey[], part?: 'key' | 'value'): Position;
  /** The comment after a field, or after the name of a group. */
  remarkAt(path: readonly PropertyKey[]): string | undefined;
}

/** A translation of an entry, with the entry's kind and id. `tag` is its language, such as 'fr'. */
export interface TranslationFile extends CheckedEntry {
  tag: string;
  /** The English file, according to the name of the translation: content/site.yaml for content/site.fr.yaml. */
  original: string;
}

/** All fields are undefined if the entry does not match its schema. The caller gives the type `Fields`. */
export const fieldsOf = <Fields extends object>({ value }: CheckedEntry): Partial<Fields> =>
  (value ?? {}) as Partial<Fields>;

/** An entry of a kind, such as 'events', that matches its schema. `value` is the output of the schema. */
export interface ValidEntry<Name extends keyof typeof collections> {
  entry: CheckedEntry;
  value: z.output<(typeof collections)[Name]['schema']>;
}

export const validEntries = <Name extends keyof typeof collections>(
  entries: readonly CheckedEntry[],
  name: Name,
) =>
  entries
    .filter(({ kind, value }) => kind.name === name && value !== undefined)
    .map((entry) => ({ entry, value: entry.value }) as ValidEntry<Name>);

/** Sorts files by name, with 2.md before 10.md. localeCompare() would read these options for each pair of names. */
export const compareFiles = new Intl.Collator('en', { numeric: true }).compare;

/** Sorts the files that the checked change changes or adds last, so that a message about twins is about the newer file. */
export function compareAges({ newFiles, formerEntries = [] }: Pick<Content, 'newFiles' | 'formerEntries'>) {
  const changed = new Set(formerEntries.map(({ file }) => file));
  const ageOf = ({ file }: CheckedEntry) => (newFiles?.has(file) ? 2 : Number(changed.has(file)));
  return (a: CheckedEntry, b: CheckedEntry) => ageOf(a) - ageOf(b) || compareFiles(a.file, b.file);
}

export const languagesOf = (entries: readonly CheckedEntry[]): Language[] =>
  validEntries(entries, 'languages')[0]?.value ?? onlyEnglish;
