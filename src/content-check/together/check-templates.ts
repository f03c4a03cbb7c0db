import { defOf, type Schema, listVariants } from '#schemas/def.ts';
import { isVisible } from '#schemas/kind.ts';
import { OWN_TEXTS } from '#schemas/text.ts';
import { schemaOf } from '#schemas/word-tree.ts';
import { groupsOf, schemasAt } from '../fields/field-path.ts';
import type { Content, CheckedEntry } from '../content.ts';
import { problemAt, mistakeAt, type Problem } from '../problem.ts';
import { rememberEach } from '../remember.ts';

interface OwnWords {
  words: string;
  path: PropertyKey[];
  /** 'key' for the name of a group. */
  part: 'key' | 'value';
}

const isOwn = (schema: Schema | undefined) =>
  schema !== undefined && listVariants(schema).some((each) => OWN_TEXTS.get(each));

/** The words that must differ from the template. */
function* listOwnWords(schema: Schema, data: unknown): Generator<OwnWords> {
  for (const [group, path] of groupsOf(data)) {
    const variants = schemasAt(schema, path).flatMap(listVariants).map(defOf);
    for (const [name, value] of Object.entries(group)) {
      const step = Array.isArray(group) ? Number(name) : name;
      const at = [...path, step];
      if (variants.some(({ keyType }) => isOwn(keyType))) yield { words: name, path: at, part: 'key' };
      if (typeof value === 'string' && schemasAt(schema, at).some(isOwn))
        yield { words: value.trim(), path: at, part: 'value' };
    }
  }
}

const listWordsOf = rememberEach(({ kind, id, data }: CheckedEntry) => [
  ...listOwnWords(schemaOf(kind, id), data),
]);

export function* checkTemplates({ entries, templates }: Content): Generator<Problem> {
  const wordsByFolder = new Map(
    [...templates].map(([folder, template]) => [
      folder,
      new Set([...listWordsOf(template), ...template.body.paragraphs].map(({ words }) => words)),
    ]),
  );
  for (const entry of entries) {
    const templateWords = wordsByFolder.get(entry.kind.path);
    if (!templateWords || !isVisible(entry.value)) continue;
    for (const { words, path, part } of listWordsOf(entry)) {
      const message = `"${words}" is copied from the template. Write your own words`;
      // problemAt() gives the position of a value. For the name of a group, locate() gives the position of the name.
      if (templateWords.has(words)) yield { ...problemAt(entry, path, message), ...entry.locate(path, part) };
    }
    for (const { words, ...at } of entry.body.paragraphs)
      if (templateWords.has(words)) {
        const message = 'this is copied from the template. Write your own words, or remove it';
        yield { file: entry.file, ...mistakeAt(at, message) };
      }
  }
}
