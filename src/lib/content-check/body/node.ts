import { START, type Position } from '../problem.ts';

/** A node of a Markdown tree: of all kinds at once, since the check walks whatever is there. */
export interface Node {
  type: string;
  /** Where it stands in the text that was parsed. */
  position?: { start: Position & { offset: number }; end: { offset: number } };
  children?: Node[];
  value?: unknown;
  url?: string;
  /** Of a link whose address is defined elsewhere, and of that definition. */
  identifier?: string;
  alt?: string | null;
  depth?: number;
  /** Of a table, by column. */
  align?: (string | null)[];
  /** Of an item of a list that has a box to tick. */
  checked?: boolean | null;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

export const startOf = (node: Node): Position => {
  const { line, column } = node.position?.start ?? START;
  return { line, column };
};

/** A node as it was written. */
export const sliceOf = ({ position }: Node, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

/** The words of a node, as a reader sees them. */
export function textOf(node: Node): string {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map(textOf).join('');
}

/** The node and all below it, in the order of the text. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The first node that stands in more than `most` others. It is looked for step by step: the text may be all brackets. */
export function findTooDeep(tree: Node, most: number): Node | undefined {
  let level = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return level[0];
    level = level.flatMap(({ children = [] }) => children);
  }
  return undefined;
}
