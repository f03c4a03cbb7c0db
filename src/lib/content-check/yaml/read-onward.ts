import { LineCounter, parseDocument, type Document, type YAMLParseError } from 'yaml';
import type { Finding } from '../problem.ts';
import { blame } from './blame.ts';
import { explainYamlError } from './explain-yaml-error.ts';
import { mendLine } from './mend-line.ts';

/** What could be read of a text, after its mistakes were mended for the sake of the others. */
export interface Onward {
  document: Document;
  counter: LineCounter;
  /** The mended text, in which the document's offsets count. */
  text: string;
  findings: Finding[];
}

const MOST_REPAIRS = 30;

const indentOf = (line: string) => line.length - line.trimStart().length;

function parse(text: string): Onward {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  return { document, counter, text, findings: [] };
}

/** Reads YAML; where the parser gives up, mends that line and goes on: one mistake must not hide the others. */
export function readOnward(original: string): Onward {
  const lines = original.split('\n');
  const findings: Finding[] = [];
  const say = (index: number, code: string) => {
    const line = lines[index] ?? '';
    const message = explainYamlError(code, line, lines[index - 1] ?? '');
    findings.push({ line: index + 1, column: indentOf(line) + 1, field: '', message });
  };

  for (let round = 0; ; round += 1) {
    const result = parse(lines.join('\n'));
    const { errors } = result.document;
    const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
    if (!error || round === MOST_REPAIRS) {
      for (const { pos } of errors.filter(({ code }) => code === 'DUPLICATE_KEY'))
        say(result.counter.linePos(pos[0]).line - 1, 'DUPLICATE_KEY');
      return { ...result, findings };
    }
    const { index, code } = findCause(error, result, lines);
    const isKnown = findings.some(({ line }) => line === index + 1);
    if (!isKnown) say(index, code);
    const mended = mendLine(lines[index] ?? '', code, lines[index - 1] ?? '');
    if (isKnown || mended === null || mended === lines[index]) return { ...result, findings };
    lines[index] = mended;
  }
}

function findCause(error: YAMLParseError, { counter, text }: Onward, lines: readonly string[]) {
  // An error at the very end is about a line further up.
  const at = text.slice(error.pos[0]).trim() === '' ? text.trimEnd().length - 1 : error.pos[0];
  return blame(lines, counter.linePos(Math.max(0, at)).line - 1, error.code);
}
