import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Fields = Record<string, unknown>;

/** How YAML is written where it did not stand before: one line a value, single quotes where quotes are needed. */
export const STYLE = { lineWidth: 0, singleQuote: true };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isMultiLine = (value: unknown) => typeof value === 'string' && value.includes('\n');

/** How a value is written where the old one stands: within braces, a comma or a bracket needs quotes. */
function writeScalar(value: unknown, old: Scalar, isInFlow: boolean): string {
  const document = new Document(isInFlow ? [value] : value);
  if (isSeq(document.contents)) document.contents.flow = true;
  const scalar = isSeq(document.contents) ? document.contents.items[0] : document.contents;
  const isQuoted = old.type === 'QUOTE_SINGLE' || old.type === 'QUOTE_DOUBLE';
  if (old.type && isQuoted && typeof value === 'string' && isScalar(scalar)) scalar.type = old.type;
  const text = document.toString({ ...STYLE, flowCollectionPadding: false }).trimEnd();
  return isInFlow ? text.slice(1, -1) : text;
}

/** Whether whole items have changed places: their remarks go with them. */
function hasMoved({ items }: YAMLSeq<Node>, values: readonly unknown[]): boolean {
  if (!items.every(isMap)) return false;
  const old = items.map((item) => JSON.stringify(item));
  return values.some((value, index) => {
    const text = JSON.stringify(value);
    return text !== old[index] && old.includes(text);
  });
}

/** The edits of a document in which only single values have changed; null when lines come, go or move. */
export function listEdits(node: unknown, value: unknown, isInFlow: boolean): Edit[] | null {
  if (isMap(node) && isFields(value)) {
    const { items } = node as YAMLMap;
    if (items.length !== Object.keys(value).length) return null;
    return collect(
      items.map(
        (pair) =>
          keyOf(pair) in value && listEdits(pair.value, value[keyOf(pair)], isInFlow || node.flow === true),
      ),
    );
  }
  if (isSeq(node) && Array.isArray(value)) {
    if (node.items.length !== value.length || hasMoved(node as YAMLSeq<Node>, value)) return null;
    return collect(
      node.items.map((item, index) => listEdits(item, value[index], isInFlow || node.flow === true)),
    );
  }
  if (!isScalar(node) || !node.range || (typeof value === 'object' && value !== null)) return null;
  if (isSame(node.value, value)) return [];
  if (isMultiLine(value) || isMultiLine(node.value) || node.range[0] === node.range[1]) return null;
  return [{ start: node.range[0], end: node.range[1], text: writeScalar(value, node, isInFlow) }];
}

function collect(parts: (Edit[] | null | false)[]): Edit[] | null {
  const edits: Edit[] = [];
  for (const part of parts) {
    if (!part) return null;
    edits.push(...part);
  }
  return edits;
}
