import { collections } from './collections.ts';
import type { Kind } from './kind.ts';

export const KINDS: readonly Kind[] = Object.entries<Omit<Kind, 'name'>>(collections).map(([name, kind]) => ({
  ...kind,
  name,
}));

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
