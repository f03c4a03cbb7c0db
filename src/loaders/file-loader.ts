import { basename, dirname } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { KINDS } from '#schemas/kinds.ts';
import { slugOf } from '#lib/ids.ts';
import { checkStoredPictures } from '#lib/events/event-pictures.ts';
import { storedPictures, type StoredPictures } from '#schemas/media.ts';

interface Entry {
  /** The file's path below `base`. */
  entry: string;
  base: URL;
}

/**
 * Makes the ids of one folder of content, and stops the build with a sentence when two files would have the same id:
 * Astro lets an identical copy vanish silently. This hook is the one place that sees every file, cached or not.
 */
export function checkedId(folder: string): (entry: Entry) => string {
  const files = new Map<string, URL>();
  return ({ entry, base }) => {
    const name = `content/${folder}/${entry}`;
    const file = new URL(encodeURI(entry), base);
    const path = entry.replace(/\.[^./]+$/, '').replace(/\/index$/, '');
    const id = path.split('/').map(slugOf).join('/');

    const other = files.get(id);
    if (other && other.href !== file.href && existsSync(other)) {
      const otherName = decodeURI(other.href.slice(base.href.length));
      throw new Error(
        `${name} and content/${folder}/${otherName} would have one address: rename one of them`,
      );
    }
    files.set(id, file);
    return id;
  };
}

/** The entries of a folder. Names that begin with _ are templates and are never published; names with a dot are translations. */
const entriesOf = (extensions: readonly string[]) =>
  extensions.flatMap((extension) => [`**/[^_]*${extension}`, `!**/*.*${extension}`]);

/** Reads the files of a kind. */
export function fileLoader({ path, extensions }: Pick<Kind, 'path' | 'extensions'>): Loader {
  const [folder, name] = [dirname(path), basename(path)];
  if (isFileKind({ path })) return glob({ base: `./${folder}`, pattern: name });
  return glob({ base: `./${path}`, pattern: entriesOf(extensions), generateId: checkedId(name) });
}

// Names that begin with _ are of templates, but for those of kinds that are one file: events/_health-outreach.fr.md.
const TRANSLATED = [
  '**/[^_]*.*.{md,mdx}',
  ...KINDS.filter(({ path }) => path.endsWith('.md')).map(({ path }) =>
    path.replace(/^content\//, '').replace(/\.md$/, '.*.md'),
  ),
];

/** Reads the translated texts of all kinds, such as content/faqs/booking/payment.fr.md; their ids are their paths below content/. */
export const translationLoader = (): Loader =>
  glob({ base: './content', pattern: TRANSLATED, generateId: ({ entry }) => entry });

/** Reads the items of a list in one file, and numbers them: a collection has no order of its own. */
export function listLoader(path: string) {
  return (): { id: string; order: number }[] => {
    const items = parse(readFileSync(path, 'utf8')) as { id: string }[];
    return items.map((item, order) => ({ ...item, order }));
  };
}

/** Reads the events. Stops the build with a sentence when one counts more pictures than its folder in the storage holds. */
export function eventLoader(storage: string): Loader {
  const makeId = checkedId('events');
  const stored = new Map<string, StoredPictures>();
  const entries = glob({
    base: './content/events',
    pattern: entriesOf(['.md']),
    generateId: (entry) => {
      const id = makeId(entry);
      const { data } = storedPictures.safeParse(entry.data['images']);
      if (data) stored.set(id, data);
      return id;
    },
  });
  return {
    name: 'event-loader',
    load: async (context) => {
      stored.clear();
      await entries.load(context);
      for (const [id, pictures] of stored) {
        await checkStoredPictures(id, pictures, { storage, has: hasStoredPicture });
      }
    },
  };
}

const GONE = [403, 404, 410];

/**
 * Whether a picture of the storage is there: './...' beside the entries of events, or an address. Storage that does not
 * answer is no reason to blame an editor: what the last build took from it may still do, and if not, the
 * build stops with the address.
 */
export async function hasStoredPicture(address: string): Promise<boolean> {
  if (address.startsWith('./')) return existsSync(`content/events/${address}`);
  const question = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(address, question).catch(() => null);
  return !GONE.includes(answer?.status ?? 0);
}
