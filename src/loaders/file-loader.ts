import { basename, dirname } from 'node:path';
import { readFileSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { KINDS } from '#schemas/kinds.ts';
import { BESIDE, explainCount } from '#lib/events/event-pictures.ts';
import { storedPictures, type StoredPictures } from '#schemas/media.ts';

/** The id of a file: its name below its folder. The content check has told of two files with one name. */
const toId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');

/** The entries of a folder. Names that begin with _ are templates and are never published; names with a dot are translations. */
const entriesOf = (extensions: readonly string[]) =>
  extensions.flatMap((extension) => [`**/[^_]*${extension}`, `!**/*.*${extension}`]);

export function fileLoader({ path, extensions }: Pick<Kind, 'path' | 'extensions'>): Loader {
  const [folder, name] = [dirname(path), basename(path)];
  if (isFileKind({ path })) return glob({ base: `./${folder}`, pattern: name });
  return glob({ base: `./${path}`, pattern: entriesOf(extensions), generateId: toId });
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

/**
 * Reads the events. Stops the build with a sentence when one counts more pictures than its folder on another host holds; the
 * content check has counted those that lie beside the entries.
 */
export function eventLoader(storage: string): Loader {
  const stored = new Map<string, StoredPictures>();
  const entries = glob({
    base: './content/events',
    pattern: entriesOf(['.md']),
    generateId: (entry) => {
      const id = toId(entry);
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
      if (storage === BESIDE) return;
      for (const [id, pictures] of stored) {
        const message = await explainCount(pictures, { storage, has: hasStoredPicture });
        if (message) throw new Error(`content/events/${id}.md: images.count: ${message}`);
      }
    },
  };
}

const MISSING_STATUS = [403, 404, 410];

/**
 * Whether a picture of the storage is there. Storage that does not answer is no reason to blame an editor: what the last build
 * took from it may still do, and if not, the build stops with the address.
 */
export async function hasStoredPicture(address: string): Promise<boolean> {
  const question = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(address, question).catch(() => null);
  return !MISSING_STATUS.includes(answer?.status ?? 0);
}
