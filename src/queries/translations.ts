import { existsSync, readFileSync } from 'node:fs';
import * as content from 'astro:content';
import { parse } from 'yaml';
import { translationOf } from '#lib/language/languages.ts';
import { ENGLISH } from '#lib/language/current.ts';
import { speakEnglish } from '#lib/mark-english.ts';
import { compareText, translateEntry, type Translation } from '#lib/translate.ts';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { KINDS, kindOf } from '#schemas/kinds.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { getLanguage, noteEnglish } from '#lib/language/current.ts';

/* Lays the words of a translation, such as content/services/lab-services.fr.yaml, over its entry: all else stays as it is. */

const done = new Map<string, unknown>();

/** Does a piece of work once a build and language. */
function once<Made>(what: string, work: () => Made): Made {
  const key = `${getLanguage()} ${what}`;
  const made = import.meta.env.DEV || !done.has(key) ? work() : (done.get(key) as Made);
  done.set(key, made);
  return made;
}

const readFile = (file: string): Translation | undefined =>
  existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Translation) : undefined;

/** What is known of an entry here: Astro's types of collections would be in the way. */
interface Entry {
  id: string;
  collection: string;
  data: object;
  body?: string | undefined;
  filePath?: string | undefined;
  rendered?: { html: string } | undefined;
  deferredRender?: boolean | undefined;
}

interface Translated {
  entry: Entry;
  /** Its words that stayed English. */
  english: string[];
}

/** A translation of Markdown: an entry of its own, since Astro has made HTML of its text. */
async function findText(file: string): Promise<Entry | undefined> {
  const id = file.replace(/^content\//, '');
  for (const ending of ['.md', '.mdx']) {
    const found = await content.getEntry('translations', id.replace(/\.mdx?$/, ending));
    if (found) return found as Entry;
  }
  return undefined;
}

/** An entry whose text stays English, and says so. */
const keepText = ({ rendered, ...entry }: Entry): Entry =>
  rendered ? { ...entry, rendered: { ...rendered, html: speakEnglish(rendered.html) } } : entry;

/** An entry with the text of another. */
const takeText = (entry: Entry, { body, rendered, filePath, deferredRender }: Entry): Entry => ({
  ...entry,
  body,
  rendered,
  filePath,
  deferredRender,
});

async function translate(entry: Entry, kind: Kind, tag: string): Promise<Translated> {
  const file = translationOf(entry.filePath ?? kind.path, tag);
  const words = wordsOf(schemaOf(kind, entry.id));
  // An item of a list in one file.
  if (isFileKind(kind) && words.type === 'list') {
    const { data, english } = translateEntry(words, [entry.data], readFile(file));
    return { entry: { ...entry, data: data[0] ?? entry.data }, english };
  }
  const text = kind.text && (await findText(file));
  const given = kind.text ? (text?.data as Translation | undefined) : readFile(file);
  const { data, english } = translateEntry(words, entry.data, given);
  const { shown } = compareText(entry.body ?? '', text?.body ?? '', given, kind.text?.isSafety);
  const made = text && shown !== undefined ? takeText(entry, text) : keepText(entry);
  return { entry: { ...made, data }, english };
}

/** An entry in the language of the page that is being made. `fill` puts figures into what stayed English. */
export async function translateToPage<Given>(
  given: Given,
  fill: (words: string[]) => string[],
): Promise<Given> {
  const tag = getLanguage();
  const entry = given as Entry;
  const kind = KINDS.find(({ name }) => name === entry.collection);
  if (tag === ENGLISH || !kind) return given;
  const made = await once(`${kind.name} ${entry.id}`, () => translate(entry, kind, tag));
  noteEnglish(fill(made.english));
  return made.entry as Given;
}

/** What a file of YAML that is read by itself says, in the language of the page that is being made. */
export function translateFile<Data>(file: string, data: Data): Data {
  const tag = getLanguage();
  const kind = kindOf(file);
  if (tag === ENGLISH || !kind) return data;
  const made = once(file, () =>
    translateEntry(wordsOf(kind.schema), data, readFile(translationOf(file, tag))),
  );
  noteEnglish(made.english);
  return made.data;
}
