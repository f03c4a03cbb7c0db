import type { Finding, Position } from '../problem.ts';
import { textOf, walk, type Node, startOf, parseBody } from './tree.ts';
import { checkAlt } from '../pictures/check-pictures.ts';
import { checkMarks } from './check-marks.ts';
import { checkComponent, explainHtml } from './check-tags.ts';

/** The ids that the build gives to the headings of a text: small letters, hyphens for spaces, -1 for the second of a name. */
function headingIds(tree: Node): string[] {
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
function checkHeadings(tree: Node): Finding[] {
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

/** An address or a path that stands in a text, and where. */
export interface Mention extends Position {
  target: string;
  field: string;
}

/** What is in the text below a header block. */
export interface Body {
  findings: Finding[];
  links: Mention[];
  pictures: Mention[];
  /** What #links in this text can point at. */
  anchors: string[];
}

const shown = new Set(
  'root paragraph text emphasis strong delete inlineCode code break thematicBreak blockquote list listItem table tableRow tableCell heading link linkReference image definition footnoteReference footnoteDefinition'.split(
    ' ',
  ),
);

function messageFor(node: Node): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return 'a line that begins with "import" or "export" is code in an .mdx file. Remove it, or begin with another word';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return 'curly brackets are code in an .mdx file. Write ( ) instead of { }';
    case 'imageReference':
      return 'write the file of the picture in round brackets, as in ![A van under a tree](./1.jpg)';
    case 'html':
      return explainHtml(String(node.value));
    // The policy of the pages forbids the style attributes that this would become.
    case 'table':
      return node.align?.some(Boolean)
        ? 'columns cannot be moved to one side. Write | --- | without colons below the heading of the table'
        : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? 'boxes to tick cannot be shown. Write - without [ ]'
        : undefined;
    case 'image':
      return checkAlt(node.alt ?? '') ?? undefined;
    case 'link':
      return textOf(node).trim() === '' && !(node.children ?? []).some(({ type }) => type === 'image')
        ? 'this link has no words. Write [what it leads to](/booking)'
        : undefined;
    default:
      return shown.has(node.type) ? undefined : 'this cannot be shown here. Write words, or simple Markdown';
  }
}

/** The address as it was written: the parser puts http:// before a bare www.example.org. */
const targetOf = (node: Node) => {
  const { url = '' } = node;
  return url === `http://${textOf(node)}` ? textOf(node) : url;
};

const isClosingTag = (node: Node) => node.type === 'html' && /^<\//.test(String(node.value));

function checkNodes(tree: Node): Body {
  const body: Body = { findings: [], links: [], pictures: [], anchors: headingIds(tree) };
  const nodes = [...walk(tree)];
  const hasOpeningTag = nodes.some((node) => node.type === 'html' && !isClosingTag(node));
  const used = new Set(
    nodes.filter(({ type }) => type === 'linkReference').map(({ identifier }) => identifier),
  );
  const isUsed = ({ identifier }: Node) => used.has(identifier);
  for (const node of nodes) {
    const at = startOf(node);
    if (node.type.startsWith('mdxJsx')) {
      body.findings.push(...checkComponent(node));
      continue;
    }
    const message = isClosingTag(node) && hasOpeningTag ? undefined : messageFor(node);
    if (message) body.findings.push({ ...at, field: '', message });
    const mention = { ...at, target: targetOf(node), field: '' };
    if (node.type === 'image') body.pictures.push(mention);
    if (node.type === 'link' || (node.type === 'definition' && isUsed(node))) body.links.push(mention);
  }
  body.findings.push(...checkHeadings(tree));
  return body;
}

/** Reads the text of an entry that begins on the given line, and refuses what could run or break the page around it. */
export function readBody(text: string, line: number, isMdx: boolean): Body {
  const source = '\n'.repeat(line - 1) + text;
  const tree = parseBody(source, isMdx);
  if ('message' in tree) return { findings: [tree], links: [], pictures: [], anchors: [] };
  const body = checkNodes(tree as Node);
  body.findings.push(...checkMarks(tree as Node, source));
  const hasComponent = [...walk(tree as Node)].some((node) => node.type.startsWith('mdxJsx'));
  if (isMdx && !hasComponent && body.findings.length === 0) {
    const message =
      'this text needs no .mdx file, since it uses none of <Quote>, <Figure> and <Lang>. Rename the file, from .mdx to .md';
    body.findings.push({ line: 1, column: 1, field: '', message });
  }
  return body;
}
