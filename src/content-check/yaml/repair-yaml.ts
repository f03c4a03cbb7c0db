import { LineCounter, parseDocument, type Document, type YAMLParseError } from 'yaml';
import { type Mistake, mistakeAt, type Position } from '../problem.ts';
import {
  explainYamlError,
  findUnquoted,
  isOpenBracket,
  isOpenQuote,
  linePartsOf,
} from './explain-yaml-error.ts';

const indentOf = (line = '') => line.length - line.trimStart().length;

// An empty list or group, such as crisisLines: []
const EMPTY = /^(\s*(?:[\w-]+:\s+)?)(?:\[\]|\{\})\s*(?:#.*)?$/;

/**
 * The index of the wrong line, and the code of the error. The parser reports the line where it stopped, which is often the
 * next one, or the last of the file.
 */
function findWrongLine(
  lines: readonly string[],
  index: number,
  code: string,
): { index: number; code: string } {
  const valueOf = (at: number) =>
    linePartsOf(lines[at] ?? '')?.value ?? (lines[at] ?? '').replace(/^\s*- +/, '');

  const above = lines.findLastIndex((line, at) => at < index && !/^\s*(?:#|$)/.test(line));
  if (EMPTY.test(lines[above] ?? '')) return { index: above, code: 'EMPTY_ABOVE' };

  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab >= 0) return { index: tab, code: 'TAB_AS_INDENT' };

  for (let at = index; at >= 0; at -= 1) {
    // Open quotes or brackets take in the lines after them.
    if (isOpenQuote(valueOf(at)) && code !== 'BAD_DQ_ESCAPE') return { index: at, code: 'OPEN_QUOTE' };
    if (isOpenBracket(valueOf(at)) && !lines.slice(at + 1, index + 1).some((line) => /^\s*[\]}]/.test(line)))
      return { index: at, code: 'OPEN_BRACKET' };
  }
  const value = valueOf(index);
  const next = lines[index + 1] ?? '';
  const isDeeper = linePartsOf(next) !== null && indentOf(next) > indentOf(lines[index]);
  if (isDeeper && value !== '' && !/: |:$/.test(value) && /IMPLICIT_KEY/.test(code))
    return { index: index + 1, code: 'BAD_INDENT' };
  return { index, code };
}

/** A guess at the intended line, so that parsing can continue and find other mistakes; null if there is no guess. */
function repairLine(line: string, code: string, before: string): string | null {
  if (code === 'EMPTY_ABOVE') return line.replace(EMPTY, '$1');
  if (code === 'TAB_AS_INDENT') return line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  if (
    code === 'BAD_INDENT' &&
    linePartsOf(line) &&
    linePartsOf(before) &&
    indentOf(line) !== indentOf(before)
  )
    return before.slice(0, indentOf(before)) + line.trimStart();
  const unquoted = findUnquoted(line);
  if (unquoted) return line.replace(unquoted.value, () => JSON.stringify(unquoted.words));
  const spaced = line.replace(/^(\s*(?:- +)*[\w-]+):(?=[^\s/:])/, '$1: ');
  const parts = linePartsOf(spaced);
  if (!parts?.value || /^[|>]/.test(parts.value)) return null;
  const words = parts.value.replace(/^["']|["']$/g, '');
  return `${parts.indent}${parts.key}: ${JSON.stringify(words)}`;
}

/** A YAML text, parsed to its end. */
export interface RepairedYaml {
  document: Document;
  /** The text with the repaired lines, to which the document's offsets refer. */
  text: string;
  place(offset: number): Position;
  mistakes: Mistake[];
}

const MOST_REPAIRS = 30;

function parse(text: string): RepairedYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  return { document, text, place, mistakes: [] };
}

/** Parses YAML. Where the parser stops, repairs the line and continues: one mistake must not hide the others. */
export function repairYaml(original: string): RepairedYaml {
  const lines = original.split('\n');
  const mistakes: Mistake[] = [];
  const report = (index: number, code: string) => {
    const line = lines[index] ?? '';
    const message = explainYamlError(code, line, lines[index - 1] ?? '');
    mistakes.push(mistakeAt({ line: index + 1, column: indentOf(line) + 1 }, message));
  };

  for (let round = 0; ; round += 1) {
    const result = parse(lines.join('\n'));
    const { errors } = result.document;
    const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
    if (!error || round === MOST_REPAIRS) {
      for (const { pos } of errors.filter(({ code }) => code === 'DUPLICATE_KEY'))
        report(result.place(pos[0]).line - 1, 'DUPLICATE_KEY');
      return { ...result, mistakes };
    }
    const { index, code } = findCause(error, result, lines);
    const isKnown = mistakes.some(({ line }) => line === index + 1);
    if (!isKnown) report(index, code);
    const repaired = repairLine(lines[index] ?? '', code, lines[index - 1] ?? '');
    if (isKnown || repaired === null || repaired === lines[index]) return { ...result, mistakes };
    lines[index] = repaired;
  }
}

function findCause(error: YAMLParseError, { place, text }: RepairedYaml, lines: readonly string[]) {
  // An error at the end of the file is about an earlier line.
  const at = text.slice(error.pos[0]).trim() === '' ? text.trimEnd().length - 1 : error.pos[0];
  return findWrongLine(lines, place(Math.max(0, at)).line - 1, error.code);
}
