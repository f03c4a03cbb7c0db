import { START, type Position } from '../problem.ts';

/** A node of a Markdown tree: of all kinds at once, since the check walks whatever is there. */
export interface Node {
  type: string;
  position?: { start: Position };
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
