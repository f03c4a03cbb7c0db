import { markdownToMdast, mdxToMdast } from 'satteri';

/** A node of a Markdown tree: of all kinds at once, since a walk meets whatever is there. */
export interface Node {
  type: string;
  /** Where it stands in the text that was parsed. */
  position?: { start: { line: number; column: number; offset: number }; end: { offset: number } };
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

/** The tree of a Markdown text, by the parser that the build uses. Nothing of it is run. Throws where MDX cannot be read. */
export function parseMarkdown(source: string, isMdx = false): Node {
  const options = { features: { frontmatter: false } };
  return (isMdx ? mdxToMdast(source, options) : markdownToMdast(source, options)) as Node;
}

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

/** The address of a link as it was written: the parser puts http:// before a bare www.example.org. */
export const targetOf = (node: Node): string => {
  const { url = '' } = node;
  return url === `http://${textOf(node)}` ? textOf(node) : url;
};

/** The nodes that say where links lead: links themselves, and the definitions that links name. */
export function listLinks(nodes: readonly Node[]): Node[] {
  const used = new Set(
    nodes.filter(({ type }) => type === 'linkReference').map(({ identifier }) => identifier),
  );
  return nodes.filter(
    ({ type, identifier }) => type === 'link' || (type === 'definition' && used.has(identifier)),
  );
}
