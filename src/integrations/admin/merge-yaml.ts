import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

export type Fields = Record<string, unknown>;

/** How YAML is written where it did not stand before: one line a value, single quotes where quotes are needed. */
const STYLE = { lineWidth: 0, singleQuote: true };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isMultiLine = (value: unknown) => typeof value === 'string' && value.includes('\n');
const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** YAML with other values and the remarks, quotes, order and spaces that it had. A source of '' is written anew. */
export function mergeYaml(source: string, values: Fields): string {
  const document = parseDocument(source);
  if (source.trim() === '' || !isMap(document.contents)) return stringify(values, STYLE);
  const edits: Edit[] = [];
  if (addEdits(edits, document.contents, values)) {
    // From the end, so that the places of the others stay.
    return edits.reduceRight(
      (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
  }
  update(document, document.contents, values);
  return document.toString(STYLE);
}

interface Edit {
  start: number;
  end: number;
  by: string;
}

/** Notes the edits that bring in a value, where only single values have changed; false where lines come, go or move. */
function addEdits(edits: Edit[], node: unknown, value: unknown, isWithin = false): boolean {
  const isInFlow = isWithin || (isCollection(node) && node.flow === true);
  if (isMap(node) && isFields(value))
    return (
      node.items.length === Object.keys(value).length &&
      node.items.every(
        (pair) => keyOf(pair) in value && addEdits(edits, pair.value, value[keyOf(pair)], isInFlow),
      )
    );
  if (isSeq(node) && Array.isArray(value))
    return (
      node.items.length === value.length &&
      !hasMoved(node.items, value) &&
      node.items.every((item, index) => addEdits(edits, item, value[index], isInFlow))
    );
  if (!isScalar(node) || !node.range || (typeof value === 'object' && value !== null)) return false;
  if (isSame(node.value, value)) return true;
  const [start, end] = node.range;
  if (isMultiLine(value) || isMultiLine(node.value) || start === end) return false;
  edits.push({ start, end, by: writeScalar(value, node, isInFlow) });
  return true;
}

/** Whether whole items have changed places: their remarks go with them. */
function hasMoved(items: readonly unknown[], values: readonly unknown[]): boolean {
  const old = items.map((item) => JSON.stringify(item));
  return (
    items.every(isMap) &&
    values.some((value, index) => !isSame(value, items[index]) && old.includes(JSON.stringify(value)))
  );
}

/** How a value is written where the old one stands: within braces, a comma or a bracket needs quotes. */
function writeScalar(value: unknown, { type }: Scalar, isInFlow: boolean): string {
  const text = stringify(isInFlow ? [value] : value, {
    ...STYLE,
    collectionStyle: isInFlow ? 'flow' : 'any',
    flowCollectionPadding: false,
    defaultStringType: type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE' ? type : 'PLAIN',
  }).trimEnd();
  return isInFlow ? text.slice(1, -1) : text;
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

/** Takes a line away, and leaves a remark that stood above it to the next one. */
function removeLine(map: YAMLMap, pair: Pair): void {
  const next = map.items[map.items.indexOf(pair) + 1]?.key;
  const remark = isNode(pair.key) ? pair.key.commentBefore : null;
  if (remark && isNode(next)) next.commentBefore = [remark, next.commentBefore].filter(Boolean).join('\n');
  map.delete(pair.key);
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
    if (isMap(node) && isMap(first) && !old.includes(node)) node.flow = first.flow === true;
    return node;
  });
  return list;
}
