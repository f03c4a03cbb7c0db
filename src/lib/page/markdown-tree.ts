import { markdownToMdast, mdxToMdast } from 'satteri';

/** A node of a Markdown tree, with the fields of every type. */
export interface Node {
  type: string;
  position?: { start: { line: number; column: number; offset: number }; end: { offset: number } };
  children?: Node[];
  value?: unknown;
  url?: string;
  /** The name that joins a reference to its definition: for links, pictures and footnotes. */
  identifier?: string;
  alt?: string | null;
  title?: string | null;
  depth?: number;
  align?: (string | null)[];
  /** Whether the box of a task list item is ticked; null for other list items. */
  checked?: boolean | null;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** Parses a text with the build's own parser; code in MDX is never run. Throws if MDX cannot be parsed. */
export function parseMarkdown(source: string, isMdx = false): Node {
  const options = { features: { frontmatter: false } };
  // The cast is safe: fields that a type of node may lack are optional in Node.
  return (isMdx ? mdxToMdast(source, options) : markdownToMdast(source, options)) as Node;
}

export function nodeText(node: Node): string {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map(nodeText).join('');
}

export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The address of a link as the editor wrote it: the parser puts http:// before a bare www.example.org. */
export const targetOf = (node: Node): string => {
  const { url = '' } = node;
  return url === `http://${nodeText(node)}` ? nodeText(node) : url;
};

/** The nodes with the addresses of links: links, and definitions that a link such as [words][name] uses. */
export function listLinks(nodes: readonly Node[]): Node[] {
  const used = new Set(
    nodes.filter(({ type }) => type === 'linkReference').map(({ identifier }) => identifier),
  );
  return nodes.filter(
    ({ type, identifier }) => type === 'link' || (type === 'definition' && used.has(identifier)),
  );
}
