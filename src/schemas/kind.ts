import type * as z from 'zod';

/** One kind of entry: its folder, file names, schema and page. */
export interface Kind {
  /** Its key in collections.ts. Most kinds are Astro collections with this name. */
  name: string;
  /** A folder or a single file, such as content/faqs or content/site.yaml. */
  path: string;
  extensions: readonly string[];
  schema: z.ZodType;
  /** The schemas of entries that have their own schema, by id. */
  schemas?: ReadonlyMap<string, z.ZodType>;
  /** The names that files of the folder may have, without their ending. */
  names: RegExp | readonly string[];
  /** How to name a file: part of the message about a wrong name. */
  naming: string;
  /** The rules for the text below the header block of a Markdown file. */
  text?: {
    isNeeded: boolean;
    maxLetters: number;
  };
  /** Whether a translation that is out of date could harm a patient. */
  isHealth?: true;
  /** Whether a page in another language may show these entries in English. */
  mayStayEnglish?: true;
  /** The route of an entry's page in src/pages, such as /news/[id]. */
  route?: string;
  /** Addresses that do not follow the route, by id. */
  addresses?: Readonly<Record<string, string>>;
  /** Only for kinds with pages: whether an entry has one. Without this function, every entry that is not hidden has a page. */
  hasPage?(value: object): boolean;
  /** The ids of each page, in addition to the headings of its text and the footer. */
  anchors?: readonly string[];
  /** The page that lists these entries, such as /store. The content check names it in its message if the list is empty. */
  shownOn?: string;
  /**
   * With this field, the search finds the entries of this kind. The value is the key of a word below `search` in
   * content/interface/en.yaml. The search shows that word after each title; with '', it shows no word. A kind without this field
   * is in the search only if queries/index-entries.ts has a function for it.
   */
  searchLabel?: 'community' | 'internship' | 'role' | '';
}

const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const NUMBERED = { names: /^[1-9]\d{0,5}$/, naming: 'the next free number, such as 123' };

export const markdown = (folder: string) => ({ path: `content/${folder}`, extensions: ['.md'] });
export const yaml = (folder: string) => ({ path: `content/${folder}`, extensions: ['.yaml'] });

/** Files that the code reads by name. */
export const namedFiles = (ids: readonly string[]) => ({ names: ids, naming: `one of ${ids.join(', ')}` });

export const wordNames = (example: string) => ({
  names: WORD,
  naming: `small letters, digits and hyphens, such as ${example}`,
});

export const singleFile = (path: string) => ({
  path,
  extensions: [path.slice(path.lastIndexOf('.'))],
  names: [],
  naming: '',
});

export const listedOn = (listPath: string) => ({ route: `${listPath}/[id]`, shownOn: listPath });

export const neededText = (maxLetters: number) => ({ isNeeded: true, maxLetters });

export const peopleFolder = (folder: string, route: string) => ({
  ...markdown(folder),
  text: { isNeeded: false, maxLetters: 2500 },
  route,
});

export const isFileKind = ({ path }: Pick<Kind, 'path'>) => /\.\w+$/.test(path);

/** The id of an entry within its kind: 'booking/payment' for content/faqs/booking/payment.md; '' if the kind is a single file. */
export const entryId = (file: string, { path }: Kind): string =>
  file.slice(path.length + 1).replace(/\.[^./]+$/, '');

/** Each other language has its own file beside this one, such as content/interface/fr.yaml. */
export const INTERFACE_FILE = 'content/interface/en.yaml';

/** For the translation booking.fr.yaml, `original` is booking.yaml, and `tag` is fr. Null for a file that is no translation. */
export function parseTranslationPath(file: string): { original: string; tag: string } | null {
  // In content/interface, files whose names begin with _ or . are never published.
  const [, interfaceTag] = /^content\/interface\/(?!en\.)([^/._][^/.]*)\.yaml$/.exec(file) ?? [];
  if (interfaceTag) return { original: INTERFACE_FILE, tag: interfaceTag };
  const [, name, tag, ending] = /^(content\/.*[^/.])\.([^/.]+)(\.(?:yaml|mdx?))$/.exec(file) ?? [];
  return name && tag && ending ? { original: name + ending, tag } : null;
}

/** Undefined if the kind has no pages. */
export const entryAddress = ({ route, addresses }: Kind, id: string): string | undefined =>
  Object.entries(addresses ?? {}).find(([name]) => name === id)?.[1] ?? route?.replace(/\[\w+\]/, id);

export const isVisible = (value: unknown): boolean =>
  // Only some schemas have this field.
  (value as { visible?: boolean } | undefined)?.visible !== false;
