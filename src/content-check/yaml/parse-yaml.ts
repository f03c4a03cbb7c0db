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
import {
  explainOddStart,
  explainYamlError,
  hasColon,
  HYPHEN_ALONE,
  valueIn,
  type Enclosure,
} from './explain-yaml-error.ts';

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

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0].length ?? 0;

const quoteValue = (line: string) => {
  const value = valueIn(line) ?? '';
  return value === '' ? line : line.slice(0, line.lastIndexOf(value)) + JSON.stringify(value);
};

/** A line written in another way, with a message if that explains more than the parser's error. */
interface Mend {
  index: number;
  line: string;
  message?: string;
}

const MAX_STARTS = 4;

/** The line with the spaces of lines around it: of their fields, or of the hyphens before items. The nearest come first. */
function* lineUp(lines: readonly string[], index: number): Generator<Mend> {
  const line = lines[index] ?? '';
  // Any other line could become a part of the text above it.
  if (valueIn(line) === undefined && !/^\s*- /.test(line)) return;
  const isText = (each: string) => each.trim() !== '' && !/^\s*#/.test(each);
  const indent = indentOf(line);
  const hasTab = line.slice(0, indent).includes('\t');
  const above = lines.slice(0, index).findLast(isText) ?? '';
  // A field without a value has its fields or items on the lines below it.
  const below = indentOf(above) + (hasTab && valueIn(above) === '' ? 2 : 0);
  const starts = [above, ...lines.toSpliced(index, 1)]
    .filter(isText)
    .flatMap((each) => [indentOf(each), /^\s*(?:- +)*/.exec(each)?.[0].length ?? 0]);
  // The width of a tab says nothing, so the line above counts.
  const wanted = hasTab ? below : indent;
  const nearest = [...new Set(hasTab ? [below, ...starts] : starts)]
    .filter((start) => hasTab || start !== indent)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, MAX_STARTS);
  for (const start of nearest) {
    const spaces = start === 0 ? 'without spaces' : `with ${start} space${start === 1 ? '' : 's'}`;
    const message = hasTab
      ? `this line begins with a tab. Begin it ${spaces} instead`
      : `this line is not lined up with the fields around it. Begin it ${spaces}, like them`;
    yield { index, line: ' '.repeat(start) + line.trimStart(), message };
  }
}

/** The line as an item of the list above it. */
function* addHyphen(lines: readonly string[], index: number): Generator<Mend> {
  const line = lines[index] ?? '';
  const indent = ' '.repeat(indentOf(line));
  const text = line.trim();
  const isInList = [lines[index - 1], lines[index + 1]].some((each) => each?.startsWith(`${indent}- `));
  if (!isInList || valueIn(line) !== undefined || !/^[\p{L}\p{N}'"]/u.test(text)) return;
  const message = `the hyphen of this item is missing. Write - ${text.length > 50 ? `${text.slice(0, 47)}...` : text}`;
  yield { index, line: `${indent}- ${text}`, message };
}

/** A message about a field that is in its group twice. */
function explainTwice(lines: readonly string[], index: number): string | undefined {
  const start = /^[\s-]*[^:{[]*:/.exec(lines[index] ?? '')?.[0].replace('-', ' ');
  const first = lines
    .slice(0, index)
    .findLastIndex((line) => start && line.replace('-', ' ').startsWith(start));
  return first < 0
    ? undefined
    : `this field is here twice, and first in line ${first + 1}. Keep one of the two`;
}

const isSyntaxError = ({ code }: YAMLParseError) => code !== 'DUPLICATE_KEY';

/** How far the parser comes: the line of its first error, or Infinity. */
function reachOf({ document, locateOffset }: Parsed): number {
  const [first] = document.errors.filter(isSyntaxError).toSorted((a, b) => a.pos[0] - b.pos[0]);
  return first ? locateOffset(first.pos[0]).line : Infinity;
}

const countTwice = ({ document }: Parsed) => document.errors.filter((error) => !isSyntaxError(error)).length;

/** The one change to a line with which the parser comes furthest; undefined if none helps. The parser is the judge, not a pattern. */
function findMend(
  lines: readonly string[],
  before: Parsed,
  unread: UnreadLine,
): (Mend & { after: Parsed }) | undefined {
  const stop = reachOf(before);
  const suspects = [...new Set([unread.index, stop - 1, stop, stop - 2])].filter((index) =>
    (lines[index] ?? '').trim(),
  );
  const odd = suspects.find((index) => explainOddStart(lines[index] ?? ''));
  const oddLine = (lines[odd ?? -1] ?? '')
    .replace(/^(\s*)[–—−‐‑•]\s/, '$1- ')
    .replace(HYPHEN_ALONE, '$1- ')
    .replaceAll('\u00a0', ' ');
  // A sign that looks like a hyphen is certain. The lines around it are right.
  const mends =
    odd !== undefined
      ? [{ index: odd, line: oddLine }]
      : suspects.flatMap((index): Mend[] => [
          ...addHyphen(lines, index),
          { index, line: quoteValue(lines[index] ?? '') },
          ...lineUp(lines, index),
        ]);
  let best: (Mend & { after: Parsed; reach: number }) | undefined;
  for (const mend of mends) {
    if (mend.line === lines[mend.index]) continue;
    const after = parse(lines.with(mend.index, mend.line).join('\n'));
    const reach = reachOf(after);
    if (reach <= Math.max(stop, mend.index + 1, best?.reach ?? 0) || countTwice(after) > countTwice(before))
      continue;
    best = { ...mend, after, reach };
    if (reach === Infinity) break;
  }
  return best;
}

// An editor who breaks more lines than this has pasted something else.
const MAX_MENDS = 25;

/** Parses YAML to its end: after a mistake, it reads on as if the line were right, so that one mistake does not hide the others. */
export function parseYaml(original: string) {
  let lines: readonly string[] = original.split('\n');
  const written = lines;
  const mistakeByLine = new Map<number, Mistake>();
  const report = ({ index, code, enclosure }: UnreadLine, message?: string) => {
    const line = written[index] ?? '';
    const place = { line: index + 1, column: line.search(/\S|$/) + 1 };
    if (!mistakeByLine.has(index))
      mistakeByLine.set(
        index,
        mistakeAt(place, explainOddStart(line) ?? message ?? explainYamlError(code, line, enclosure)),
      );
  };
  let parsed = parse(original);
  for (let count = 0; count < MAX_MENDS; count += 1) {
    const [error] = listErrors(parsed.document).filter(isSyntaxError);
    if (!error || error.code === 'RESOURCE_EXHAUSTION') break;
    const unread = findUnreadLine(error, parsed, lines);
    const mend = findMend(lines, parsed, unread);
    if (!mend) break;
    report({ ...unread, index: mend.index }, mend.message);
    lines = lines.with(mend.index, mend.line);
    parsed = mend.after;
  }
  const errors = listErrors(parsed.document);
  for (const error of errors) {
    const unread = findUnreadLine(error, parsed, lines);
    report(unread, error.code === 'DUPLICATE_KEY' ? explainTwice(lines, unread.index) : undefined);
  }
  const mistakes = [...mistakeByLine.values()];
  const stopLines = errors.map(({ pos }) => parsed.locateOffset(pos[0]).line);
  return { parsed, mistakes, unreadableLines: new Set([...stopLines, ...mistakes.map(({ line }) => line)]) };
}
