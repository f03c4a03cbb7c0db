import type { Finding } from '../problem.ts';
import { startOf, textOf, walk, type Node } from './node.ts';

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
