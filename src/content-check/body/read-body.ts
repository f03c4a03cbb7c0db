import { listLinks, type Node, targetOf, nodeText, walk } from '#lib/page/markdown-tree.ts';
import { explainDecoded } from '../decode-text.ts';
import type { Body } from '../content.ts';
import { type Mistake, mistakeAt, FILE_START } from '../problem.ts';
import { FOOTER_ANCHORS } from '../links/list-targets.ts';
import { startOf, parseBody } from './tree.ts';
import { checkAlt } from '../pictures/check-pictures.ts';
import { checkMarks } from './check-marks.ts';
import { checkComponent, explainHtml } from './check-tags.ts';

/** The ids that the build gives to headings: small letters, hyphens for spaces, `-1` after a repeated heading. */
function headingIds(headings: readonly Node[]): string[] {
  const ids: string[] = [];
  for (const heading of headings) {
    const id = nodeText(heading)
      // The build turns `--`, `---` and `...` into dashes and an ellipsis, and leaves these out of ids.
      .replaceAll(/-{2,3}|\.{3}/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let unique = id;
    for (let copy = 1; ids.includes(unique); copy += 1) unique = `${id}-${copy}`;
    ids.push(unique);
  }
  return ids;
}

/** The ids of the parts around a text: of the header, the footer, and the pages of entries. A build test finds an id that is missing. */
const LAYOUT_IDS = new Set([
  ...FOOTER_ANCHORS,
  'main',
  'menu',
  'title',
  'judges',
  'gift',
  'ways',
  'helps',
  'mobile-money',
]);

function* checkHeadings(headings: readonly Node[]): Generator<Mistake> {
  // The title of the page is level 1.
  let levelBefore = 1;
  const ids = headingIds(headings);
  for (const [index, heading] of headings.entries()) {
    const { depth = 2 } = heading;
    const id = ids[index] ?? '';
    const at = startOf(heading);
    if (nodeText(heading).trim() === '')
      yield mistakeAt(at, 'this heading is empty. Write its words, or remove it');
    else if (id === '')
      yield mistakeAt(at, 'this heading has no letters. Write words too, so that it has an address');
    else if (LAYOUT_IDS.has(id))
      yield mistakeAt(
        at,
        `every page has a part #${id}, and links to it would lead here. Write the heading in other words`,
      );
    else if (depth === 1) yield mistakeAt(at, 'the title is the only heading with one #. Write ##');
    else if (depth > levelBefore + 1)
      yield mistakeAt(at, `this heading leaves out a level. Write ${'#'.repeat(levelBefore + 1)}`);
    // A heading with one # counts as the ## that it must become.
    levelBefore = Math.max(depth, 2);
  }
}

export const NO_BODY: Body = { mistakes: [], links: [], pictures: [], anchors: [], paragraphs: [] };

// These types are always allowed. explainNode() checks tables, list items, pictures and links.
const allowedTypes = new Set(
  'root paragraph text emphasis strong delete inlineCode code break thematicBreak blockquote list tableRow tableCell heading linkReference definition footnoteReference footnoteDefinition'.split(
    ' ',
  ),
);

function explainNode(node: Node): string | null {
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
    // Aligned columns become style attributes, which the content security policy forbids.
    case 'table':
      return node.align?.some(Boolean)
        ? 'columns cannot be moved to one side. Write | --- | without colons below the heading of the table'
        : null;
    case 'listItem':
      return typeof node.checked === 'boolean' ? 'boxes to tick cannot be shown. Write - without [ ]' : null;
    case 'image':
      return checkAlt(node.alt ?? '');
    case 'link':
      return nodeText(node).trim() === '' && !(node.children ?? []).some(({ type }) => type === 'image')
        ? 'this link has no words. Write [the name of the page](/booking)'
        : null;
    default:
      return allowedTypes.has(node.type)
        ? null
        : 'this cannot be shown here. Write words, or simple Markdown';
  }
}

export const UNNEEDED_MDX =
  'this text needs no .mdx file, since it uses none of <Quote>, <Figure> and <Lang>. Rename the file, from .mdx to .md';

const proseOf = (node: Node): string =>
  node.type === 'inlineCode' || !node.children
    ? node.type === 'text'
      ? String(node.value)
      : ' '
    : node.children.map(proseOf).join('');

const isComponent = ({ type }: Node) => type.startsWith('mdxJsx');
const isClosingTag = (node: Node) => node.type === 'html' && /^<\//.test(String(node.value));

/** Words, addresses and descriptions that stand for odd characters, such as &#x202E;. */
function checkDecoded(node: Node, source: string): Mistake[] {
  const { value, url, title, alt } = node;
  for (const text of [value, url, title, alt]) {
    const message = typeof text === 'string' ? explainDecoded(text, source) : undefined;
    if (message) return [mistakeAt(startOf(node), message)];
  }
  return [];
}

/** `line` is where the text begins in the file. The mistakes include everything that could run code or break the page. */
export function readBody(text: string, line: number, isMdx: boolean): Body {
  // Empty lines, so that the parser counts from the first line of the file.
  const source = '\n'.repeat(line - 1) + text;
  const treeOrMistake = parseBody(source, isMdx);
  if ('message' in treeOrMistake) return { ...NO_BODY, mistakes: [treeOrMistake] };
  const tree = treeOrMistake;
  const nodes = [...walk(tree)];
  const headings = nodes.filter(({ type }) => type === 'heading');
  const hasOpeningTag = nodes.some((node) => node.type === 'html' && !isClosingTag(node));
  const mistakes = nodes.flatMap((node) => {
    if (isComponent(node)) return checkComponent(node);
    // One message is enough for <b>words</b>.
    const message = isClosingTag(node) && hasOpeningTag ? null : explainNode(node);
    return message ? [mistakeAt(startOf(node), message)] : [];
  });
  mistakes.push(...nodes.flatMap((node) => checkDecoded(node, source)));
  mistakes.push(...checkHeadings(headings), ...checkMarks(tree, source));
  if (isMdx && !nodes.some(isComponent) && mistakes.length === 0)
    mistakes.push(mistakeAt(FILE_START, UNNEEDED_MDX));
  const toFoundAddress = (node: Node) => ({ ...startOf(node), target: targetOf(node), field: '' });
  // A definition has its words where it is used: [words][name].
  const wordsOf = (node: Node) =>
    nodeText(
      node.type === 'definition'
        ? (nodes.find(({ type, identifier }) => type === 'linkReference' && identifier === node.identifier) ??
            node)
        : node,
    );
  return {
    mistakes,
    links: listLinks(nodes).map((node) => ({ ...toFoundAddress(node), words: wordsOf(node) })),
    pictures: nodes
      .filter(({ type }) => type === 'image')
      .map((node) => ({ ...toFoundAddress(node), alt: node.alt ?? '' })),
    anchors: headingIds(headings),
    paragraphs: nodes
      .filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type))
      .map((node) => ({ ...startOf(node), words: nodeText(node).trim(), prose: proseOf(node) })),
  };
}
