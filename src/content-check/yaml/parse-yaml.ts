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
import { explainYamlError, hasColon, valueIn, type Within } from './explain-yaml-error.ts';

export interface Parsed {
  document: Document;
  /** The text to which the offsets of the document refer. */
  text: string;
  place(offset: number): Position;
}

function parse(text: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  return { document, text, place };
}

/** A line that cannot be read: its index, the parser's error code, and whether it is inside open quotes or brackets. */
interface Stop {
  index: number;
  code: string;
  within?: Within;
}

/** The innermost brackets or open quotes around an offset, and where they begin. */
function findWithin({ document, text }: Parsed, offset: number): { start: number; within?: Within } {
  let found: { start: number; within?: Within } = { start: offset };
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0];
      if (start >= offset || end < offset) return;
      const isOpenQuote = isScalar(node) && /^QUOTE/.test(node.type ?? '') && text[end - 1] !== text[start];
      if (isOpenQuote) found = { within: 'quotes', start };
      if (isCollection(node) && node.flow) found = { within: 'brackets', start };
    },
  });
  return found;
}

// An empty list, such as crisisLines: []
const EMPTY = /^\s*(?:[\w-]+:\s+)?\[\]\s*(?:#.*)?$/;

/** Finds the line with the mistake. If quotes or brackets are open, or a text seems to go on, the parser stops elsewhere. */
function findStop({ code, pos: [offset] }: YAMLParseError, parsed: Parsed, lines: readonly string[]): Stop {
  const indexOf = (at: number) => parsed.place(at).line - 1;
  const index = indexOf(offset);
  const above = lines.findLastIndex((line, at) => at < index && !/^\s*(?:#|$)/.test(line));
  const isItem = /^\s*- /.test(lines[index] ?? '');
  if (isItem && EMPTY.test(lines[above] ?? '')) return { index: above, code: 'EMPTY_ABOVE' };
  const { start, within } = findWithin(parsed, offset);
  if (within === 'quotes' || code === 'BAD_INDENT') return { index: indexOf(start), code, within };
  const value = valueIn(lines[index] ?? '');
  const isNext = value && code.endsWith('IMPLICIT_KEY') && !hasColon(value);
  return isNext ? { index: index + 1, code: 'BAD_INDENT' } : { index, code, within };
}

/** The errors in their order. After the end of the data, only the first error is listed. */
function listErrors({ errors, contents }: Document): YAMLParseError[] {
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const end = contents?.range?.[2] ?? 0;
  const last = sorted.findIndex(({ code, pos }) => pos[0] >= end || code === 'RESOURCE_EXHAUSTION');
  return last < 0 ? sorted : sorted.slice(0, last + 1);
}

/** The lines whose text has a colon but no quotes. Such a line would hide the fields below it. */
function findColons({ document, place }: Parsed, lines: readonly string[]): number[] {
  const wrong = document.errors.filter(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  const indexes = wrong.map(({ pos }) => place(pos[0]).line - 1);
  return indexes.filter((index) => hasColon(valueIn(lines[index] ?? '') ?? ''));
}

const quoteValue = (line: string) => {
  const value = valueIn(line) ?? '';
  return line.replace(value, () => JSON.stringify(value));
};

/** Parses YAML to its end: one mistake must not hide the others. Of several mistakes in a line, the first is reported. */
export function parseYaml(original: string) {
  const lines = original.split('\n');
  const found = new Map<number, Mistake>();
  const report = ({ index, code, within }: Stop) => {
    const line = lines[index] ?? '';
    const place = { line: index + 1, column: line.search(/\S|$/) + 1 };
    if (!found.has(index)) found.set(index, mistakeAt(place, explainYamlError(code, line, within)));
  };
  const first = parse(original);
  const colons = findColons(first, lines);
  for (const index of colons) report({ index, code: 'BLOCK_AS_IMPLICIT_KEY' });
  const quoted = lines.map((line, index) => (colons.includes(index) ? quoteValue(line) : line));
  const parsed = colons.length > 0 ? parse(quoted.join('\n')) : first;
  const errors = listErrors(parsed.document);
  for (const error of errors) report(findStop(error, parsed, lines));
  const mistakes = [...found.values()];
  const stops = errors.map(({ pos }) => parsed.place(pos[0]).line);
  return { parsed, mistakes, unreadLines: new Set([...stops, ...mistakes.map(({ line }) => line)]) };
}
