import * as content from 'astro:content';
import { ENGLISH, getLanguage } from '#lib/language/page-language.ts';
import { translationState, translationOf } from '#loaders/language/translated-files.ts';
import { requireFile } from '#loaders/language/pages.ts';
import { translateEntry } from '#lib/language/translation.ts';
import { isFileKind } from '#schemas/kind.ts';
import { KINDS, kindOf } from '#schemas/kinds.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';

/* Replaces the words of an entry with the words of its translation, such as content/services/lab-services.fr.yaml. */

/** An entry of any collection. Astro's types differ for each. */
interface AnyEntry {
  id: string;
  collection: string;
  data: object;
  body?: string | undefined;
  filePath?: string | undefined;
  rendered?: { html: string } | undefined;
  deferredRender?: boolean | undefined;
}

/** An entry as the page shows it. If it is not in the language of the page, `language` is its language, for `lang`. */
export type Localised<Given> = Given & { language?: string };

/** The entry of a translated Markdown file, which has the HTML of its text. */
async function findText(file: string): Promise<AnyEntry | undefined> {
  // A translation can be of any collection.
  return (await content.getEntry('translations', file.replace(/^content\//, ''))) as AnyEntry | undefined;
}

/** An entry in the language of the current page. `isName`: the page shows only its name. */
export async function translateToPage<Given>(given: Given, isName = false): Promise<Localised<Given>> {
  const tag = getLanguage();
  // Whatever collection it is of, an entry has these fields.
  const entry = given as AnyEntry;
  const kind = KINDS.find(({ name }) => name === entry.collection);
  // It has no `language`: its words are in the language of the page.
  if (tag === ENGLISH || !kind) return given as Localised<Given>;
  const file = entry.filePath ?? kind.path;
  if (!kind.hasEnglishNames && !isName) requireFile(file);
  const state = translationState(file, tag);
  if (!state?.isShown) return { ...given, language: ENGLISH };
  const words = wordTreeOf(schemaOf(kind, entry.id));
  // The entry is an item of a list, and the whole list is one file.
  if (isFileKind(kind) && words.type === 'list') {
    const [data = entry.data] = translateEntry(words, [entry.data], state.translation);
    return { ...given, data };
  }
  const text = kind.text && (await findText(translationOf(file, tag)));
  const { body, rendered, filePath, deferredRender } = text ?? entry;
  const data = translateEntry(words, entry.data, state.translation);
  return { ...given, body, rendered, filePath, deferredRender, data };
}

/** The data of a YAML file that is not a collection, in the language of the current page. */
export function translateFile<Data>(file: string, data: Data): Data {
  const tag = getLanguage();
  const kind = kindOf(file);
  if (tag === ENGLISH || !kind) return data;
  requireFile(file);
  const state = translationState(file, tag);
  return state?.isShown ? translateEntry(wordTreeOf(kind.schema), data, state.translation) : data;
}
