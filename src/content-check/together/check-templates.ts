import { startOf } from '../body/tree.ts';
import { isRecord } from '#lib/is-record.ts';
import { parseMarkdown, textOf, walk } from '#lib/page/markdown-tree.ts';
import { defOf, type Schema, variants } from '#schemas/def.ts';
import { isShown } from '#schemas/kind.ts';
import { OWN_WORDS } from '#schemas/text.ts';
import { schemaOf } from '#schemas/words.ts';
import { type Content, type Entry, say } from '../content.ts';
import { findingAt, type Position, type Problem } from '../problem.ts';

interface Own {
  words: string;
  path: PropertyKey[];
  /** Whether they are the name of a group, or what it holds. */
  part: 'key' | 'value';
}

/** The words in a value that each entry has of its own, names of groups among them. */
function* listOwnWords(
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
  part: Own['part'] = 'value',
): Generator<Own> {
  for (const each of variants(schema)) {
    const { shape, element, keyType, valueType } = defOf(each);
    if (typeof value === 'string' && OWN_WORDS.get(each)) yield { words: value.trim(), path, part };
    else if (Array.isArray(value) && element)
      for (const [index, item] of value.entries()) yield* listOwnWords(element, item, [...path, index]);
    else if (isRecord(value))
      for (const [name, inner] of Object.entries(value)) {
        const field = shape?.[name] ?? valueType;
        if (keyType) yield* listOwnWords(keyType, name, [...path, name], 'key');
        if (field) yield* listOwnWords(field, inner, [...path, name]);
      }
  }
}

function listParagraphs({ file, text, textLine }: Entry): { words: string; at: Position }[] {
  if (!/\.mdx?$/.test(file)) return [];
  try {
    const tree = parseMarkdown('\n'.repeat(textLine - 1) + text, file.endsWith('.mdx'));
    return [...walk(tree)]
      .filter(({ type }) => type === 'paragraph' || type === 'heading')
      .map((node) => ({ words: textOf(node).trim(), at: startOf(node) }));
  } catch {
    // What the parser cannot read is a mistake of its own.
    return [];
  }
}

const wordsOf = (entry: Entry) => [...listOwnWords(schemaOf(entry.kind, entry.id), entry.data)];

/** Words of a template where an entry that is shown should have its own. */
export function* checkTemplates({ entries, templates }: Content): Generator<Problem> {
  const told = new Map(
    [...templates].map(([folder, template]) => [
      folder,
      new Set([...wordsOf(template), ...listParagraphs(template)].map(({ words }) => words)),
    ]),
  );
  for (const entry of entries) {
    const toWrite = told.get(entry.kind.path);
    if (!toWrite || !isShown(entry.value)) continue;
    for (const { words, path, part } of wordsOf(entry)) {
      const message = `"${words}" is what the template says. Write your own words`;
      if (toWrite.has(words)) yield { ...say(entry, path, message), ...entry.locate(path, part) };
    }
    for (const { words, at } of listParagraphs(entry))
      if (toWrite.has(words)) {
        const message = 'this is what the template says. Write your own words, or remove it';
        yield { file: entry.file, ...findingAt(at, message) };
      }
  }
}
