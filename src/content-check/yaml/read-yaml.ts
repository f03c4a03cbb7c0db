import { load, YAMLException } from 'js-yaml';
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import type { Finding, Position } from '../problem.ts';
import { explainYamlError } from './explain-yaml-error.ts';
import { readOnward } from './read-onward.ts';

/** What stands in a YAML text, and where. */
export interface Yaml {
  /** As the build reads it; undefined while the text has mistakes that hide it. */
  data: unknown;
  findings: Finding[];
  /** The place of a field, or of the group that it is missing from. */
  locate(path: readonly PropertyKey[], part?: 'key' | 'value'): Position;
  /** A word as it was written: 0244000000, where the data has the number 244000000. */
  source(path: readonly PropertyKey[]): string | undefined;
  /** What follows a # behind a value. */
  remarkAt(path: readonly PropertyKey[]): string | undefined;
  /** Whether the fields of a group stand in braces. */
  isInBraces(path: readonly PropertyKey[]): boolean;
}

interface Trap {
  /** The index into the text. */
  at: number;
  message: string;
}

const firstOf = (node: { range?: [number, number, number] | null | undefined }) => node.range?.[0] ?? 0;

/** What a plain text turns into without a word: the rest of a line that is lost, the next line that is swallowed. */
function trapOf(node: Scalar, text: string): string | undefined {
  if (node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  const isNumbered = typeof node.value === 'string' && /^\s*# ?\d/.test(rest);
  if ((isNumbered || /^\s*#[^\s#!]/.test(rest)) && (start !== end || rest.trim() !== ''))
    return `everything after # is left out. Put quotes around all of it, as in: '${(text.slice(start, end) + rest).trim().slice(0, 40)}'`;
  const source = text.slice(start, end);
  if (/\n\s*- /.test(source))
    return 'the list below was taken for a part of this text. Give its lines the same spaces, or remove this text';
  return undefined;
}

/**
 * Valid YAML that does not mean what the editor sees: anchors, tags, comments in the middle of a sentence. `isBuildable`
 * is false where the data must not even be looked at (an alias can stand for a billion of copies).
 */
function findYamlTraps(document: Document, text: string): { findings: Trap[]; isBuildable: boolean } {
  const findings: Trap[] = [];
  let isBuildable = true;
  const refuse = (at: number, message: string) => {
    isBuildable = false;
    findings.push({ at, message });
  };
  if (/^%/m.test(text.slice(0, text.search(/^[^%\n#]/m)))) refuse(0, 'remove the line that begins with %');
  visit(document, {
    Pair(_, { key }) {
      if (key !== null && !isScalar(key))
        refuse(
          isNode(key) ? firstOf(key) : 0,
          'the name of a field must be one word. Put quotes around a text with ? or { }',
        );
    },
    Node(key, node) {
      if (isAlias(node)) return refuse(firstOf(node), 'a text that begins with * needs quotes around it');
      if (node.anchor) return refuse(firstOf(node), 'a text that begins with & needs quotes around it');
      if (node.tag) return refuse(firstOf(node), 'a text that begins with ! needs quotes around it');
      if (!isScalar(node)) return undefined;
      if (key === 'key' && ['<<', '__proto__', 'constructor', 'prototype'].includes(String(node.value)))
        return refuse(
          firstOf(node),
          `"${String(node.value)}" cannot be the name of a field. Remove the line`,
        );
      const message = trapOf(node, text);
      if (message) findings.push({ at: firstOf(node), message });
      return undefined;
    },
  });
  return { findings, isBuildable };
}

/** The data as the build's own parser sees it. It is asked last, since it names one mistake only. */
function loadAsBuilt(text: string): { data: unknown; finding?: Finding } {
  try {
    return { data: load(text) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark ?? { line: 0, column: 0 };
    const message = explainYamlError('', text.split('\n')[line] ?? '');
    return { data: undefined, finding: { line: line + 1, column: column + 1, field: '', message } };
  }
}

/** Reads a YAML text. `firstLine` is the line of the file on which it begins. */
export function readYaml(original: string, firstLine = 1): Yaml {
  const { document, counter, text, findings } = readOnward(original);
  const place = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };

  function locate(path: readonly PropertyKey[], part: 'key' | 'value' = 'value'): Position {
    let node: unknown = document.contents;
    // A field that is missing is shown at the name of its group.
    let position: Position = { line: firstLine > 1 ? 1 : firstLine, column: 1 };
    for (const [index, step] of path.entries()) {
      const isLast = index === path.length - 1;
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isPair(item) && String(isScalar(item.key) ? item.key.value : item.key) === String(step),
        );
        if (!pair) return position;
        const key = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
        if (key !== undefined) position = place(key);
        node = pair.value;
        if (isLast && part === 'key') return position;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
      } else return position;
      const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
      const isEmpty = isScalar(node) && node.value === null && node.source === '';
      if (range && !isEmpty && (isLast || isMap(node))) position = place(range[0]);
      if (!node) return position;
    }
    return position;
  }

  const source = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const remarkAt = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? (node.comment ?? undefined) : undefined;
  };
  const isInBraces = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isMap(node) && node.flow === true;
  };
  const places = { locate, source, remarkAt, isInBraces };
  const isReadable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  const traps = isReadable ? findYamlTraps(document, text) : { findings: [], isBuildable: false };
  const all = [
    ...findings.map((finding) => ({ ...finding, line: finding.line + firstLine - 1 })),
    ...traps.findings.map(({ at, message }) => ({ ...place(at), field: '', message })),
  ];
  if (!isReadable || !traps.isBuildable) return { data: undefined, findings: all, ...places };
  if (document.errors.length > 0) return { data: document.toJS(), findings: all, ...places };
  const { data, finding } = loadAsBuilt(text);
  if (finding) all.push({ ...finding, line: finding.line + firstLine - 1 });
  return { data, findings: all, ...places };
}
