import { collectionsWith } from './collections.ts';
import type { KindDefinition, Kind } from './kind.ts';
import { pictureFile } from './media.ts';

/** pictureFile checks only the path of a picture. Astro's image() and check-pictures.ts also open the file. */
export const KINDS: readonly Kind[] = Object.entries<KindDefinition>(collectionsWith(pictureFile)).map(
  ([name, definition]) => ({ ...definition, name, schema: definition.schema() }),
);

/** Throws if there is no such collection. */
export function kindNamed(name: string): Kind {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no collection ${name}`);
  return kind;
}

export function kindOf(file: string): Kind | undefined {
  // Some files in the folder of a kind are kinds of their own, such as content/events/_health-outreach.md.
  return KINDS.find(({ path }) => path === file) ?? KINDS.find(({ path }) => file.startsWith(`${path}/`));
}
