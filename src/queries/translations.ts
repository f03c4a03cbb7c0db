import * as content from 'astro:content';
import { ENGLISH, getLanguage } from '#lib/language/page-language.ts';
import { translationState, translationOf } from '#loaders/language/translated-files.ts';
import { requireFile } from '#loaders/language/pages.ts';
import { translateEntry } from '#lib/language/translation.ts';
import { keepHeadingIds } from '#lib/language/heading-ids.ts';
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

/** An entry as the page shows it. If the entry is not in the page's language, `language` is the tag of the entry's language. */
export type Localised<Entry> = Entry & { language?: string };

/** `isName`: the page shows only the name of the entry. */
export async function translateToPage<Entry>(original: Entry, isName = false): Promise<Localised<Entry>> {
  const tag = getLanguage();
  const entry = original as AnyEntry;
  const kind = KINDS.find(({ name }) => name === entry.collection);
  // An English page shows English entries, so `language` is left out. Only entries of `translations` have no kind.
  if (tag === ENGLISH || !kind) return original as Localised<Entry>;
  const file = entry.filePath ?? kind.path;
  // Stops the build if page-needs.ts does not list the file. With `mayStayEnglish` or `isName`, the entry may stay English.
  if (!kind.mayStayEnglish && !isName) requireFile(file);
  const state = translationState(file, tag);
  if (!state?.isShown) return { ...original, language: ENGLISH };
  const words = wordTreeOf(schemaOf(kind, entry.id));
  // The entry of the translated Markdown file has the HTML of the translated text.
  const textId = translationOf(file, tag).replace(/^content\//, '');
  const textEntry: AnyEntry | undefined = kind.text && (await content.getEntry('translations', textId));
  const { body, rendered, filePath, deferredRender } = textEntry ?? entry;
  const data = translateEntry(words, entry.data, state.translation);
  // Links have the ids of the English headings.
  const html = entry.rendered && rendered && keepHeadingIds(entry.rendered.html, rendered.html);
  const text = html === undefined ? rendered : { ...rendered, html };
  return { ...original, body, rendered: text, filePath, deferredRender, data };
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
