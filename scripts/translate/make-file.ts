import { stringify } from 'yaml';
import type { CheckedEntry } from '../../src/content-check/content.ts';
import { listPlaces } from '../../src/lib/language/translation.ts';
import { hasWords, schemaOf, wordTreeOf, type WordTree } from '../../src/schemas/word-tree.ts';

type Translate = (text: string) => string;

/** The translatable part of `value`. `words` comes from the schema that `value` has passed, so the casts are safe. */
function makePart(words: WordTree, value: unknown, translate: Translate): unknown {
  if (words.type === 'words') {
    // A keyword, such as 'none', is not a text.
    const isText = typeof value === 'string' && value.trim() !== '' && value !== words.keyword;
    return isText ? translate(value.trim()) : null;
  }
  // These names stay English (word-tree.ts).
  if (words.type === 'name') return null;
  if (typeof value !== 'object' || value === null) return null;
  if (words.type === 'list') {
    const { item, key } = words;
    return (value as unknown[]).map((element) => {
      const part = makePart(item, element, translate);
      // `key` names the field that matches a translated item with the English one, so translations keep it (word-tree.ts).
      return key ? { [key]: (element as Record<string, unknown>)[key], ...(part as object) } : part;
    });
  }
  const values = value as Record<string, unknown>;
  if (words.type === 'record')
    // A name of digits is the same in every language.
    return Object.fromEntries(
      Object.entries(values).map(([name, inner]) => [
        words.name && !/^\d+$/.test(name) ? translate(name) : name,
        words.value ? makePart(words.value, inner, translate) : null,
      ]),
    );
  const fields = [...words.fields].flatMap(([name, inner]) => {
    if (!hasWords(inner) || values[name] === undefined) return [];
    // The locale is a setting, not a text.
    const part = name === 'locale' ? values[name] : makePart(inner, values[name], translate);
    return [[name, part] as const];
  });
  return Object.fromEntries(fields);
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** The texts to translate in an entry; none if the entry has mistakes. */
export function listEntryPlaces({ file, kind, id, value, text }: CheckedEntry) {
  if (value === undefined) return [];
  return listPlaces(wordTreeOf(schemaOf(kind, id)), { value, text: isMarkdown(file) ? text : '' });
}

/** The text of a translation file. `firstLines` are YAML above the fields, such as a comment. */
export function makeFile(entry: CheckedEntry, translate: Translate, firstLines: string): string {
  const { file, kind, id, value, text } = entry;
  const words = wordTreeOf(schemaOf(kind, id));
  const part = makePart(words, value, translate);
  // A YAML file cannot have a field beside a list, so the list is in the field `items`.
  const fields = words.type === 'list' ? { items: part } : (part as object);
  // Without fields, stringify() would write {}, which the content check refuses.
  const isEmpty = Object.keys(fields).length === 0;
  const yaml = firstLines + (isEmpty ? '' : stringify(fields, { lineWidth: 0 }));
  return isMarkdown(file) ? `---\n${yaml}---\n\n${translate(text.trim())}\n` : yaml;
}
