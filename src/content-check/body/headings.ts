import type { Finding } from '../problem.ts';
import { textOf, walk, type Node, startOf } from './tree.ts';

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

/** Headings that would leave out a level, or be a second title of the page. */
export function checkHeadings(tree: Node): Finding[] {
  const findings: Finding[] = [];
  let before = 1;
  for (const node of walk(tree)) {
    if (node.type !== 'heading') continue;
    const depth = node.depth ?? 2;
    const say = (message: string) => findings.push({ ...startOf(node), field: '', message });
    if (textOf(node).trim() === '') say('this heading is empty. Write its words, or remove it');
    else if (depth === 1) say('the title is the only heading with one #. Write ##');
    else if (depth > before + 1) say(`this heading leaves out a level. Write ${'#'.repeat(before + 1)}`);
    before = Math.max(depth, 2);
  }
  return findings;
}
