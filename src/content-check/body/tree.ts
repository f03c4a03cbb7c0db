import { type Node, parseMarkdown } from '#lib/page/markdown-tree.ts';
import { mistakeAt, FILE_START, type Position, type Mistake } from '../problem.ts';

export const startOf = (node: Node): Position => {
  const { line, column } = node.position?.start ?? FILE_START;
  return { line, column };
};

export const sliceOf = ({ position }: Node, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

// Far above any real text: three nested lists have six levels. Thousands of levels would overflow the stack of the build.
const MAX_DEPTH = 40;

/** The first node deeper than MAX_DEPTH. A loop finds it, because recursion could overflow the stack. */
function findTooDeep(tree: Node): Node | undefined {
  let level = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return level[0];
    level = level.flatMap(({ children = [] }) => children);
  }
  return undefined;
}

// Patterns for the messages of the MDX parser, each with our message. $1 is the tag's name.
const explanations: readonly (readonly [RegExp, string])[] = [
  [/create a comment|before name.*`!`|character `!`/, 'a comment <!-- --> is not allowed here. Remove it'],
  [/expression/, 'curly brackets are code in an .mdx file. Write ( ) instead of { }'],
  [/closing tag for `<(\w+)/, 'a <$1> is not closed. Write </$1> after its words, or /> at its end'],
  [/closing tag `<\/(\w+)/, '</$1> has no <$1> before it. Remove it, or write both'],
];
const OTHER_EXPLANATION =
  'a < begins a tag in an .mdx file. Write "less than", or &lt; for the sign itself. Write a web address without < >';

const TAG_WITH_VALUE = /^<[A-Z]\w*\s[^>]*=\s*[^"\s>]/;

function explainParserError(error: unknown, source: string): Mistake {
  // Everything that the parser throws is an Error, with a message such as '3:7: Expected a closing tag for `<Quote>`'.
  const { message } = error as Error;
  const [, line = '1', column = '1', reason = ''] = /^(\d+):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  const position = { line: Number(line), column: Number(column) };
  const tag = source.split('\n')[position.line - 1]?.slice(position.column - 1) ?? '';
  if (TAG_WITH_VALUE.test(tag))
    return mistakeAt(
      position,
      'each value in a tag needs the straight quotes of the keyboard, not those of Word, as in tag="tw"',
    );
  for (const [pattern, explanation] of explanations) {
    const match = pattern.exec(reason);
    if (match) return mistakeAt(position, explanation.replaceAll('$1', match[1] ?? ''));
  }
  return mistakeAt(position, OTHER_EXPLANATION);
}

/** In `source`, the lines of the header block are empty, so line numbers are those of the file. */
export function parseBody(source: string, isMdx: boolean): Node | Mistake {
  try {
    const tree = parseMarkdown(source, isMdx);
    const tooDeep = findTooDeep(tree);
    if (!tooDeep) return tree;
    const message = 'too many >, - or * are nested before this text. Keep only a few of them';
    return mistakeAt(startOf(tooDeep), message);
  } catch (error) {
    return explainParserError(error, source);
  }
}
