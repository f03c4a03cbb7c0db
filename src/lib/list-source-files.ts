import { KINDS } from '../schemas/kinds.ts';
import { idAt, isFileKind } from '../schemas/kind.ts';

/** Names of content files that may hold what the page at a path of this site shows, the likeliest first. */
export function listSourceFiles(path: string): string[] {
  return KINDS.flatMap((kind) => {
    const id = idAt(kind, path);
    if (id === undefined) return [];
    return isFileKind(kind) ? [kind.path] : kind.extensions.map((ending) => `${kind.path}/${id}${ending}`);
  });
}
