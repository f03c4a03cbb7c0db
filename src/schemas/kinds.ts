import { collectionsWith } from './collections.ts';
import type { Collection, Kind } from './kind.ts';
import { pictureFile } from './media.ts';

/** The kinds as all but Astro look at them: a picture is the path that names it. */
export const KINDS: readonly Kind[] = Object.entries<Collection>(collectionsWith(pictureFile)).map(
  ([name, kind]) => ({ ...kind, name, schema: kind.schema() }),
);

/** The kind of entry that lies in the folder of a file, or is that file. */
export function kindOf(file: string): Kind | undefined {
  return KINDS.find(({ path }) => path === file) ?? KINDS.find(({ path }) => file.startsWith(`${path}/`));
}
