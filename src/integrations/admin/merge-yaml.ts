import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
  Document,
  type Scalar,
} from 'yaml';

type Fields = Record<string, unknown>;

/** Takes a line away, and leaves a remark that stood above it to the next one. */
function removeLine(map: YAMLMap, pair: Pair): void {
  const next = map.items[map.items.indexOf(pair) + 1]?.key;
  const remark = isNode(pair.key) ? pair.key.commentBefore : null;
  if (remark && isNode(next)) next.commentBefore = [remark, next.commentBefore].filter(Boolean).join('\n');
  map.delete(pair.key);
}

/** Brings a node to a new value, and keeps of it, its remarks and its style what can be kept. */
function update(document: Document, node: Node | null, value: unknown): Node {
  if (node && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isFields(value)) {
    for (const pair of [...node.items]) if (!(keyOf(pair) in value)) removeLine(node, pair);
    for (const [key, each] of Object.entries(value)) {
      const old = node.get(key, true) as Node | undefined;
      if (old) node.set(key, update(document, old, each));
      else node.set(document.createNode(key), document.createNode(each));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) return updateList(document, node, value);
  if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

function updateList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const old = list.items as Node[];
  const left = new Set(old);
  const take = (item: Node | undefined) => (item && left.delete(item) ? item : null);
  const [first] = old;
  // Those that stay as they are first, wherever they moved; the others in their places.
  const kept = values.map((value) =>
    take(old.find((item) => left.has(item) && isSame(item.toJS(document), value))),
  );
  list.items = values.map((value, index) => {
    const node =
      kept[index] ?? update(document, old.length === values.length ? take(old[index]) : null, value);
    if (isMap(node) && isMap(first) && !left.has(node) && !old.includes(node))
      node.flow = first.flow === true;
    return node;
  });
  return list;
}

/** YAML with other values and the remarks, quotes, order and spaces that it had. A source of '' is written anew. */
export function mergeYaml(source: string, values: Fields): string {
  const document = parseDocument(source);
  if (source.trim() === '' || !isMap(document.contents)) return stringify(values, STYLE);
  const edits = listEdits(document.contents, values, false);
  if (edits) {
    return edits
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end),
        source,
      );
  }
  update(document, document.contents, values);
  return document.toString(STYLE);
}

/** How YAML is written where it did not stand before: one line a value, single quotes where quotes are needed. */
const STYLE = { lineWidth: 0, singleQuote: true };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

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
function listEdits(node: unknown, value: unknown, isInFlow: boolean): Edit[] | null {
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
