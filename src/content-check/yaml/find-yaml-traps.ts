import { isAlias, isNode, isScalar, visit, type Document, type Scalar } from 'yaml';

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
export function findYamlTraps(document: Document, text: string): { findings: Trap[]; isBuildable: boolean } {
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
