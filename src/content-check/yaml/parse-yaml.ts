import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { type Mistake, mistakeAt, type Position } from '../problem.ts';
import { explainYamlError, hasColon, valueIn, type Enclosure } from './explain-yaml-error.ts';

export interface Parsed {
  document: Document;
  /** The text to which the offsets of the document refer. */
  text: string;
  locateOffset(offset: number): Position;
}

function parse(text: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const locateOffset = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  return { document, text, locateOffset };
}

/** A line that cannot be read. `code` is the parser's error code, or our own EMPTY_ABOVE. */
interface UnreadLine {
  index: number;
  code: string;
  enclosure?: Enclosure;
}

/** The innermost brackets or unclosed quotes around an offset. `start` is where they begin; without them, it is the offset. */
function findEnclosure({ document, text }: Parsed, offset: number): { start: number; enclosure?: Enclosure } {
  let innermost: { start: number; enclosure?: Enclosure } = { start: offset };
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0];
      if (start >= offset || end < offset) return;
      const isOpenQuote = isScalar(node) && /^QUOTE/.test(node.type ?? '') && text[end - 1] !== text[start];
      if (isOpenQuote) innermost = { enclosure: 'quotes', start };
      if (isCollection(node) && node.flow) innermost = { enclosure: 'brackets', start };
    },
  });
  return innermost;
}

// A line such as `crisisLines: []`.
const EMPTY_LIST = /^\s*(?:[\w-]+:\s+)?\[\]\s*(?:#.*)?$/;

/** The parser may stop below the mistake (after a missing closing quote) or above it (before a misplaced line). */
function findUnreadLine(
  { code, pos: [offset] }: YAMLParseError,
  parsed: Parsed,
  lines: readonly string[],
): UnreadLine {
  const lineIndexAt = (position: number) => parsed.locateOffset(position).line - 1;
  const index = lineIndexAt(offset);
  const indexAbove = lines.findLastIndex((line, lineIndex) => lineIndex < index && !/^\s*(?:#|$)/.test(line));
  const isItem = /^\s*- /.test(lines[index] ?? '');
  if (isItem && EMPTY_LIST.test(lines[indexAbove] ?? '')) return { index: indexAbove, code: 'EMPTY_ABOVE' };
  const { start, enclosure } = findEnclosure(parsed, offset);
  if (enclosure === 'quotes' || code === 'BAD_INDENT') return { index: lineIndexAt(start), code, enclosure };
  const value = valueIn(lines[index] ?? '');
  // If the value of this line has no mistake, the next line has one. The parser took that line for a part of the value.
  const isNextMisplaced = value && code.endsWith('IMPLICIT_KEY') && !hasColon(value);
  return isNextMisplaced ? { index: index + 1, code: 'BAD_INDENT' } : { index, code, enclosure };
}

/**
 * The list stops after the first error beyond the end of the data: there the parser reports every word and space. It also stops
 * after an error about too many nested brackets.
 */
function listErrors({ errors, contents }: Document): YAMLParseError[] {
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const end = contents?.range?.[2] ?? 0;
  const lastIndex = sorted.findIndex(({ code, pos }) => pos[0] >= end || code === 'RESOURCE_EXHAUSTION');
  return lastIndex < 0 ? sorted : sorted.slice(0, lastIndex + 1);
}

/** The indexes of lines whose value has a colon but no quotes. Such a line hides the fields below it until the value has quotes. */
function findUnquotedColons({ document, locateOffset }: Parsed, lines: readonly string[]): number[] {
  const errors = document.errors.filter(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  const indexes = errors.map(({ pos }) => locateOffset(pos[0]).line - 1);
  return indexes.filter((index) => hasColon(valueIn(lines[index] ?? '') ?? ''));
}

const quoteValue = (line: string) => {
  const value = valueIn(line) ?? '';
  return line.replace(value, () => JSON.stringify(value));
};

/** Parses YAML to its end: one mistake must not hide the others. */
export function parseYaml(original: string) {
  const lines = original.split('\n');
  const mistakeByLine = new Map<number, Mistake>();
  const report = ({ index, code, enclosure }: UnreadLine) => {
    const line = lines[index] ?? '';
    const place = { line: index + 1, column: line.search(/\S|$/) + 1 };
    if (!mistakeByLine.has(index))
      mistakeByLine.set(index, mistakeAt(place, explainYamlError(code, line, enclosure)));
  };
  const first = parse(original);
  const colonIndexes = findUnquotedColons(first, lines);
  for (const index of colonIndexes) report({ index, code: 'BLOCK_AS_IMPLICIT_KEY' });
  const quotedLines = lines.map((line, index) => (colonIndexes.includes(index) ? quoteValue(line) : line));
  const parsed = colonIndexes.length > 0 ? parse(quotedLines.join('\n')) : first;
  const errors = listErrors(parsed.document);
  for (const error of errors) report(findUnreadLine(error, parsed, lines));
  const mistakes = [...mistakeByLine.values()];
  const stopLines = errors.map(({ pos }) => parsed.locateOffset(pos[0]).line);
  return { parsed, mistakes, unreadableLines: new Set([...stopLines, ...mistakes.map(({ line }) => line)]) };
}
