import { extname } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { ENGLISH, readWords } from '#lib/words.ts';

export const WORDS = '#lib/words.ts';
const FILL = '#lib/fill.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const child = (node: Node, key: string) => node[key] as Node;
const nameOf = (node: Node | undefined) => String(node?.['name']);

/** What is read: `a` in `a.b`, and neither `b` nor the `a` of `{ a: b }`. */
function readsOf(node: Node): Node[] {
  const named = ['MemberExpression', 'Property', 'PropertyDefinition', 'MethodDefinition'].includes(
    node.type,
  );
  const name = named && !node['computed'] && (node['property'] ?? node['key']);
  return childrenOf(node).filter((each) => each !== name);
}

const isType = ({ type }: Node) => /^TS(?!As|Satisfies|NonNull)/.test(type);

/** How words are written into code, by their dotted names. */
export interface Writer {
  say: (name: string) => string;
  /** With values: pairs of a name in braces and the code of its value. Without it `fill` stays a call. */
  fill?: (name: string, values: readonly (readonly [string, string])[]) => string;
  lead: (path: string) => string;
}

/** `{ one: ..., other: ... }` where words are several. */
const sayAll = (words: unknown, name: string, say: Writer['say']): string =>
  typeof words === 'string'
    ? say(name)
    : `({ ${Object.entries(words as object)
        .map(([key, each]) => `${key}: ${sayAll(each, `${name}.${key}`, say)}`)
        .join(', ')} })`;

/**
 * The code of a script with words in place of what it takes from lib/words.ts. Throws a sentence where it asks for words that English
 * has not, or in a way that only the server understands.
 */
export function putWords(code: string, file: string, writer: Writer): string {
  const fail = (what: string) => new Error(`${file}: ${what}`);
  const program = parseAst(code, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }) as unknown as Node;
  const importsOf = (module: string) =>
    childrenOf(program).filter(
      ({ type, source, importKind }) =>
        type === 'ImportDeclaration' &&
        importKind !== 'type' &&
        (source as { value?: string }).value === module,
    );
  const namesOf = (module: string) =>
    new Map(
      importsOf(module).flatMap((node) =>
        (node['specifiers'] as Node[]).map((each) => [
          nameOf(child(each, 'local')),
          nameOf(child(each, 'imported')),
        ]),
      ),
    );
  const imports = importsOf(WORDS);
  const [groups, helpers] = [namesOf(WORDS), namesOf(FILL)];

  /** The words that `a.b.c` stands for, when `a` is one of the groups. */
  const find = (node: Node): { name: string; words: unknown } | undefined => {
    if (node.type === 'Identifier') {
      const name = groups.get(nameOf(node))?.replace(/Words$/, '');
      return name === undefined ? undefined : { name, words: readWords(ENGLISH)[name as never] };
    }
    const found =
      node.type === 'MemberExpression' && !node['computed'] ? find(child(node, 'object')) : undefined;
    if (!found || typeof found.words === 'string') return undefined;
    const key = nameOf(child(node, 'property'));
    const words = (found.words as Record<string, unknown> | undefined)?.[key];
    if (words === undefined) throw fail(`content/interface/en.yaml has no ${found.name}.${key}`);
    return { name: `${found.name}.${key}`, words };
  };

  /** The values of `fill(words, { a, b: c })` where all are named. */
  const valuesOf = (node: Node | undefined) => {
    const properties = (node?.['properties'] ?? []) as Node[];
    const isPlain = properties.every(({ type, computed }) => type === 'Property' && !computed);
    return (
      isPlain && properties.map((each) => [nameOf(child(each, 'key')), write(child(each, 'value'))] as const)
    );
  };

  /** The code that takes the place of a node; undefined where it stays, but for what is in it. */
  const replace = (node: Node): string | undefined => {
    if (imports.includes(node)) return '';
    if (node.type === 'CallExpression') {
      const [first, second] = node['arguments'] as (Node | undefined)[];
      const callee = nameOf(child(node, 'callee'));
      if (groups.get(callee) === 'to') {
        if (typeof first?.['value'] !== 'string') throw fail('to() takes a path in quotes here');
        return writer.lead(first['value']);
      }
      const found = helpers.get(callee) === 'fill' && writer.fill && first && find(first);
      const values = found && typeof found.words === 'string' && valuesOf(second);
      if (found && values) return writer.fill?.(found.name, values);
    }
    const found = find(node);
    return found && sayAll(found.words, found.name, writer.say);
  };

  const write = (node: Node): string => {
    const own = isType(node) ? undefined : replace(node);
    if (own !== undefined) return own;
    const inner = isType(node) ? [] : readsOf(node).sort((a, b) => a.start - b.start);
    let [text, place] = ['', node.start];
    for (const each of inner) {
      // A shorthand stands there twice: `{ a }`.
      if (each.start < place) continue;
      text += code.slice(place, each.start) + write(each);
      place = each.end;
    }
    return text + code.slice(place, node.end);
  };
  return write(program);
}
