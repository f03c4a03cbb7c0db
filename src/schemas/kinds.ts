import { collectionsWith } from './collections.ts';
import { type Collection, type Kind, idAt, isFileKind } from './kind.ts';
import { pictureFile } from './media.ts';

/** The kinds as all but Astro look at them: a picture is the path that names it. */
export const KINDS: readonly Kind[] = Object.entries<Collection>(collectionsWith(pictureFile)).map(
  ([name, kind]) => ({ ...kind, name, schema: kind.schema() }),
);

/** The kind of entry that lies in the folder of a file, or is that file. */
export function kindOf(file: string): Kind | undefined {
  return KINDS.find(({ path }) => path === file) ?? KINDS.find(({ path }) => file.startsWith(`${path}/`));
}

/** Names of content files that may hold what the page at a path of this site shows, the likeliest first. */
export function listSourceFiles(path: string): string[] {
  return KINDS.flatMap((kind) => {
    const id = idAt(kind, path);
    if (id === undefined) return [];
    return isFileKind(kind) ? [kind.path] : kind.extensions.map((ending) => `${kind.path}/${id}${ending}`);
  });
}
