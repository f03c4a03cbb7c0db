import * as content from 'astro:content';
import { ENGLISH, getLanguage } from '#lib/language/page-language.ts';
import { stateOf, translationOf } from '#loaders/language/translated-files.ts';
import { useFile } from '#loaders/language/pages.ts';
import { translateEntry } from '#lib/language/translation.ts';
import { isFileKind } from '#schemas/kind.ts';
import { KINDS, kindOf } from '#schemas/kinds.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';

/* Lays the words of a translation, such as content/services/lab-services.fr.yaml, over its entry: all else stays as it is. */

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

/** An entry on a page; `language` is that of its words where they are in another language than the page, for `lang`. */
export type Shown<Given> = Given & { language?: string };

/** A translation of Markdown: an entry of its own, since Astro has made HTML of its text. */
async function findText(file: string): Promise<Entry | undefined> {
  return (await content.getEntry('translations', file.replace(/^content\//, ''))) as Entry | undefined;
}

/** An entry in the language of the page that is being made. `isName`: just names of it are shown. */
export async function translateToPage<Given>(given: Given, isName = false): Promise<Shown<Given>> {
  const tag = getLanguage();
  const entry = given as Entry;
  const kind = KINDS.find(({ name }) => name === entry.collection);
  if (tag === ENGLISH || !kind) return given as Shown<Given>;
  const file = entry.filePath ?? kind.path;
  if (!kind.hasNames && !isName) useFile(file);
  const state = stateOf(file, tag);
  if (!state?.isShown) return { ...given, language: ENGLISH };
  const words = wordsOf(schemaOf(kind, entry.id));
  // An item of a list in one file.
  if (isFileKind(kind) && words.type === 'list') {
    const [data = entry.data] = translateEntry(words, [entry.data], state.translation);
    return { ...given, data };
  }
  const text = kind.text && (await findText(translationOf(file, tag)));
  const { body, rendered, filePath, deferredRender } = text ?? entry;
  const data = translateEntry(words, entry.data, state.translation);
  return { ...given, body, rendered, filePath, deferredRender, data };
}

/** What a file of YAML that is read by itself says, in the language of the page that is being made. */
export function translateFile<Data>(file: string, data: Data): Data {
  const tag = getLanguage();
  const kind = kindOf(file);
  if (tag === ENGLISH || !kind) return data;
  useFile(file);
  const state = stateOf(file, tag);
  return state?.isShown ? translateEntry(wordsOf(kind.schema), data, state.translation) : data;
}
