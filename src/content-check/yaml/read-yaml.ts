import { load, YAMLException } from 'js-yaml';
import { isAlias, isMap, isNode, isScalar, isSeq, visit, type Scalar } from 'yaml';
import { explainLostItem, type Mistake, mistakeAt, type Position, FILE_START, shorten } from '../problem.ts';
import { explainYamlError } from './explain-yaml-error.ts';
import { type Parsed, parseYaml } from './parse-yaml.ts';

export interface Yaml {
  /** The data as the build reads it; undefined if the build cannot or must not read it. A guess if there are unread lines. */
  data: unknown;
  mistakes: Mistake[];
  /** The lines with these mistakes, and the lines where the parser stopped. Their values are only a guess. */
  unreadableLines: ReadonlySet<number>;
  /** Whether a field that seems to be missing may be in one of the unread lines. */
  hasGaps: boolean;
  /** The position of a field; if it is missing, the position of its group. */
  locate(path: readonly PropertyKey[], part?: 'key' | 'value'): Position;
  /** A value as it was written: 0244000000, where the data has the number 244000000. */
  source(path: readonly PropertyKey[]): string | undefined;
  /** The comment after a value, or after the name of a group. */
  remarkAt(path: readonly PropertyKey[]): string | undefined;
  isInBraces(path: readonly PropertyKey[]): boolean;
}

const startOffsetOf = (node: { range?: [number, number, number] | null | undefined }) => node.range?.[0] ?? 0;

/** What is before a line in an item of a list that looks like an item itself, and that line; [] if there is none. */
const findLostItem = (
  { type, range }: Scalar,
  text: string,
): [before?: string, line?: string | undefined] => {
  const source = type === 'PLAIN' && range ? text.slice(range[0], range[1]) : '';
  const found = /\n\s*(?=(\p{Lu}.*))/u.exec(source);
  return found ? [source.slice(0, found.index) + found[0], found[1]] : [];
};

function explainUnquotedText(node: Scalar, text: string): string | undefined {
  if (node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const source = text.slice(start, end);
  const restOfLine = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  // In `Room # 3` and in `#health`, the # belongs to the text. In `40 # 2 tests`, # begins a comment: quotes would make 40 a text.
  const isFact =
    /number|boolean/.test(typeof node.value) || /^\d[\d/:.]*(?:[ap]m)?(?: to \d\S*)?$/i.test(source);
  const isNumberSign = !isFact && /^\s*# ?\d/.test(restOfLine);
  const isHashtag = /^\s*#[^\s#!]/.test(restOfLine);
  if (isFact && isHashtag) return 'put a space after the #, or remove the remark';
  if (isNumberSign || isHashtag)
    return `everything after # is left out. Put quotes around all of it, as in: '${shorten(source + restOfLine, 120)}'`;
  if (/\n\s*- /.test(source))
    return 'the list below was taken for a part of this text. Give its lines the same spaces, or remove this text';
  return undefined;
}

/**
 * Finds valid YAML that does not mean what the editor sees: anchors, tags, comments inside a sentence. `isBuildable` is false if
 * the data must not be built: for example, an alias can expand to a billion copies.
 */
function findYamlTraps({ document, locateOffset, text }: Parsed): {
  mistakes: Mistake[];
  isBuildable: boolean;
} {
  const mistakes: Mistake[] = [];
  let isBuildable = true;
  const refuse = (offset: number, message: string) => {
    isBuildable = false;
    mistakes.push(mistakeAt(locateOffset(offset), message));
  };
  const dataStart = text.search(/^[^%\n#]/m);
  // YAML directives, such as %YAML, are the lines with % above the data.
  if (/^%/m.test(text.slice(0, dataStart))) refuse(0, 'remove the line that begins with %');
  visit(document, {
    Pair(_, { key }) {
      if (key !== null && !isScalar(key))
        refuse(
          isNode(key) ? startOffsetOf(key) : 0,
          'the name of a field must be one word. Put quotes around a text with ? or { }',
        );
    },
    Node(part, node) {
      const offset = startOffsetOf(node);
      if (isAlias(node)) return refuse(offset, 'a text that begins with * needs quotes around it');
      if (node.anchor) return refuse(offset, 'a text that begins with & needs quotes around it');
      if (node.tag) return refuse(offset, 'a text that begins with ! needs quotes around it');
      if (!isScalar(node)) return undefined;
      // YAML would merge the value of << into the group. JavaScript would not keep __proto__.
      if (part === 'key' && ['<<', '__proto__'].includes(String(node.value)))
        return refuse(offset, `"${String(node.value)}" cannot be the name of a field. Remove the line`);
      // Without its hyphen, an item becomes a part of the item above it.
      const [before = '', lost] = typeof part === 'number' ? findLostItem(node, text) : [];
      if (lost)
        mistakes.push({
          ...mistakeAt(locateOffset(offset + before.length), explainLostItem(lost)),
          isWarning: true,
        });
      const message = explainUnquotedText(node, text);
      if (message) mistakes.push(mistakeAt(locateOffset(offset), message));
      return undefined;
    },
  });
  return { mistakes, isBuildable };
}

/** The data as Astro's parser reads it. This parser runs last, since it reports only one mistake, without an error code. */
function loadAsBuilt(text: string): { data?: unknown; mistakes: Mistake[] } {
  try {
    return { data: load(text), mistakes: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark ?? { line: 0, column: 0 };
    const message = explainYamlError('', text.split('\n')[line] ?? '');
    return { mistakes: [mistakeAt({ line: line + 1, column: column + 1 }, message)] };
  }
}

/** Lines in `unreadableLines` have a message already. */
function readData(parsed: Parsed, unreadableLines: ReadonlySet<number>): Pick<Yaml, 'data' | 'mistakes'> {
  const traps = findYamlTraps(parsed);
  const mistakes = traps.mistakes.filter(({ line }) => !unreadableLines.has(line));
  if (!traps.isBuildable) return { data: undefined, mistakes };
  if (unreadableLines.size > 0) return { data: parsed.document.toJS(), mistakes };
  const built = loadAsBuilt(parsed.text);
  return { data: built.data, mistakes: [...mistakes, ...built.mistakes] };
}

function locateIn(
  { document, locateOffset }: Parsed,
  path: readonly PropertyKey[],
  part: 'key' | 'value',
): Position {
  let node: unknown = document.contents;
  let position = FILE_START;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
      if (!pair) return position;
      if (isScalar(pair.key) && pair.key.range) position = locateOffset(pair.key.range[0]);
      node = pair.value;
      if (isLast && part === 'key') return position;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
    } else return position;
    if (!isNode(node)) return position;
    const isEmpty = isScalar(node) && node.value === null && node.source === '';
    // A missing field is reported at the first field of its group. A missing item is reported at the name of its list.
    const movesToValue = isLast || isMap(node);
    if (node.range && !isEmpty && movesToValue) position = locateOffset(node.range[0]);
  }
  return position;
}

export function readYaml(original: string): Yaml {
  const { parsed, mistakes: errors, unreadableLines } = parseYaml(original);
  const { data, mistakes: traps } = readData(parsed, unreadableLines);
  const nodeAt = (path: readonly PropertyKey[]) => parsed.document.getIn(path, true);
  const scalarAt = (path: readonly PropertyKey[]) => {
    const node = nodeAt(path);
    return isScalar(node) ? node : undefined;
  };
  return {
    data,
    mistakes: [...errors, ...traps],
    unreadableLines: new Set([...unreadableLines, ...traps.map(({ line }) => line)]),
    // A field that is written twice hides no other field.
    hasGaps: parsed.document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'),
    locate: (path, part = 'value') => locateIn(parsed, path, part),
    source: (path) => scalarAt(path)?.source,
    remarkAt(path) {
      const node = nodeAt(path);
      return (isMap(node) ? node.commentBefore : scalarAt(path)?.comment) ?? undefined;
    },
    isInBraces(path) {
      const node = nodeAt(path);
      return isMap(node) && node.flow === true;
    },
  };
}
