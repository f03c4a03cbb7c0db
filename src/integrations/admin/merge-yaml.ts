import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields, isSame, keyOf, listEdits, STYLE } from './list-edits.ts';

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
