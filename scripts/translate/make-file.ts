import { stringify } from 'yaml';
import type { Entry } from '../../src/content-check/content.ts';
import { translationOf } from '../../src/loaders/language/translated-files.ts';
import { listPlaces, markOf } from '../../src/lib/language/translation.ts';
import { hasWords, schemaOf, wordsOf, type Words } from '../../src/schemas/words.ts';

type Say = (text: string) => string;

/** `value` in the shape that a translation has, with other words. */
function makePart(words: Words, value: unknown, say: Say): unknown {
  if (words.type === 'words')
    return typeof value === 'string' && value.trim() && value !== words.sign ? say(value.trim()) : null;
  if (typeof value !== 'object' || value === null || words.type === 'name') return null;
  if (words.type === 'list') {
    const { item, key } = words;
    return (value as unknown[]).map((each) => {
      const own = makePart(item, each, say);
      return key ? { [key]: (each as Record<string, unknown>)[key], ...(own as object) } : own;
    });
  }
  const group = value as Record<string, unknown>;
  if (words.type === 'record')
    return Object.fromEntries(
      Object.entries(group).map(([name, inner]) => [
        words.name && !/^\d+$/.test(name) ? say(name) : name,
        words.value ? makePart(words.value, inner, say) : null,
      ]),
    );
  const fields = [...words.fields].flatMap(([name, inner]) => {
    if (!hasWords(inner) || group[name] === undefined) return [];
    // How numbers and days are written: no word.
    return [[name, name === 'locale' ? group[name] : makePart(inner, group[name], say)] as const];
  });
  return Object.fromEntries(fields);
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** What of an entry is to be translated; nothing where it has mistakes. */
export function placesIn({ file, kind, id, value, text }: Entry) {
  if (value === undefined) return [];
  return listPlaces(wordsOf(schemaOf(kind, id)), { value, text: isMarkdown(file) ? text : '' });
}

/** The text of a translation with these words; null where an entry has none. `isRead` says that all of it was read. */
export function makeFile(entry: Entry, say: Say, { isRead = false, remark = '' } = {}): string | null {
  const { file, kind, id, value, text } = entry;
  const places = placesIn(entry);
  if (places.length === 0) return null;
  const words = wordsOf(schemaOf(kind, id));
  const own = makePart(words, value, say);
  const body = words.type === 'list' ? { items: own } : (own as object);
  const fields = remark + stringify({ ...(isRead && { from: markOf(places) }), ...body }, { lineWidth: 0 });
  return isMarkdown(file) ? `---\n${fields}---\n\n${say(text.trim())}\n` : fields;
}

/** Where the words of an entry in a language stand; the words of the site itself have a file for each language. */
export const fileIn = ({ file, kind }: Entry, tag: string): string =>
  kind.name === 'interface' ? file.replace('en.yaml', `${tag}.yaml`) : translationOf(file, tag);
