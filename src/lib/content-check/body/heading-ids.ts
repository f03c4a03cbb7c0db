import { textOf, walk, type Node } from './node.ts';

/** The ids that the build gives to the headings of a text: small letters, hyphens for spaces, -1 for the second of a name. */
export function headingIds(tree: Node): string[] {
  const ids: string[] = [];
  for (const node of walk(tree)) {
    if (node.type !== 'heading') continue;
    const words = textOf(node).replaceAll(/-{2,3}|\.{3}/g, '');
    const id = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let unique = id;
    for (let copy = 1; ids.includes(unique); copy += 1) unique = `${id}-${copy}`;
    ids.push(unique);
  }
  return ids;
}
