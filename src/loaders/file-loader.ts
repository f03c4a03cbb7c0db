import { basename, dirname } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { KINDS } from '#schemas/kinds.ts';
import { BESIDE_ENTRIES, explainMissingPicture } from '#lib/events/event-pictures.ts';
import { storedPictures, type StoredPictures } from '#schemas/media.ts';

/** The id of an entry: its file's path below the folder of the kind, without the ending. The content check reports equal ids. */
const toId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');

/** The patterns leave out templates (names that begin with _) and translations (names with a second dot). */
const entryPatterns = (extensions: readonly string[]) =>
  extensions.flatMap((extension) => [`**/[^_]*${extension}`, `!**/*.*${extension}`]);

export function fileLoader({ path, extensions }: Pick<Kind, 'path' | 'extensions'>): Loader {
  if (isFileKind({ path })) return glob({ base: `./${dirname(path)}`, pattern: basename(path) });
  return glob({ base: `./${path}`, pattern: entryPatterns(extensions), generateId: toId });
}

// The first pattern leaves out all names that begin with _, such as templates. A kind can be a single file with such a name
// (content/events/_health-outreach.md), so the other patterns add the translations of single files.
const TRANSLATION_PATTERNS = [
  '**/[^_]*.*.{md,mdx}',
  ...KINDS.filter(({ path }) => path.endsWith('.md')).map(({ path }) =>
    path.replace(/^content\//, '').replace(/\.md$/, '.*.md'),
  ),
];

/** Reads the translated Markdown files, such as content/faqs/booking/payment.fr.md. Their ids are their paths below content/. */
export const translationLoader = (): Loader =>
  glob({ base: './content', pattern: TRANSLATION_PATTERNS, generateId: ({ entry }) => entry });

/**
 * `storage` is the address of the host of the pictures, or BESIDE_ENTRIES. Stops the build if the `images.count` of an event is
 * higher than the number of its pictures on that host. For pictures in content/events, the content check reports this mistake.
 */
export function eventLoader(storage: string): Loader {
  const picturesById = new Map<string, StoredPictures>();
  const globLoader = glob({
    base: './content/events',
    pattern: entryPatterns(['.md']),
    generateId: (entry) => {
      // Only this function gets the data of an event before the schema changes them, so it also remembers `images`.
      const id = toId(entry);
      const { data } = storedPictures.safeParse(entry.data['images']);
      if (data) picturesById.set(id, data);
      return id;
    },
  });
  return {
    name: 'event-loader',
    load: async (context) => {
      picturesById.clear();
      await globLoader.load(context);
      if (storage === BESIDE_ENTRIES) return;
      for (const [id, pictures] of picturesById) {
        const message = await explainMissingPicture(pictures, { storage, has: hasStoredPicture });
        if (message) throw new Error(`content/events/${id}.md: images.count: ${message}`);
      }
    },
  };
}

/**
 * If the host does not answer, the result is true: that is not the editor's mistake, and the build may have the picture in its
 * cache. If the cache does not have it, the build stops and names the address.
 */
export async function hasStoredPicture(address: string): Promise<boolean> {
  const request = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(address, request).catch(() => null);
  // Some storage answers 403 instead of 404 for a file that does not exist.
  return answer === null || ![403, 404, 410].includes(answer.status);
}
