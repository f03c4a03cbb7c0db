import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '#content-check/check-content.ts';
import { type CheckedEntry, languagesOf } from '#content-check/content.ts';
import { LANGUAGES_FILE } from '#loaders/language/languages.ts';
import { translationOf } from '#loaders/language/translated-files.ts';
import { markOf } from '#lib/language/translation.ts';
import { listEntryPlaces, makeFile } from '../../scripts/translate/make-file.ts';

/*
 * The tests translate the site into a pseudo-language: every English word gets a suffix. So texts are about 40 % longer, and
 * English words that remain are easy to find.
 */

/** The letters of the suffixes. */
const SUFFIX = 'ɛɔŋ';
// Kept as they are: placeholders, addresses, tags, Markdown link targets, and footnotes.
const KEPT = /\{[^{}]*\}|https?:\/\/\S+|\S+@\S+|\]\([^)]*\)|<[^>]*>|^\[\^?\w+\]:.*$/gm;
const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

function lengthen(text: string): string {
  let letters = 0;
  let added = 0;
  return text.replaceAll(WORD, (word) => {
    letters += word.length + 1;
    const count = Math.max(1, Math.floor(letters * 0.4) - added);
    added += count;
    return word + Array.from({ length: count }, (_, at) => SUFFIX[at % SUFFIX.length]).join('');
  });
}

/** Text in the pseudo-language: 'Book a visit' is 'Bookɛɔ aɛ visitɛɔ'. */
function toPseudo(text: string): string {
  const kept = [...text.matchAll(KEPT)];
  const between = text.split(KEPT).map(lengthen);
  return between.map((part, at) => part + (kept[at]?.[0] ?? '')).join('');
}

/** The words in a text that lack the suffix of the pseudo-language, such as English words. */
export const findUntouched = (text: string): string[] =>
  (text.replaceAll(KEPT, ' ').match(WORD) ?? []).filter((word) => !/[ɛɔŋ]$/.test(word));

/** The content of the file that translates an entry into the pseudo-language; null if the entry has no text. */
export function makePseudo(entry: CheckedEntry): string | null {
  const places = listEntryPlaces(entry);
  return places.length > 0 ? makeFile(entry, toPseudo, `from: ${markOf(places)}\n`) : null;
}

/** Adds the pseudo-language to the project in `root`: a line in languages.yaml, and the translations. Returns their files. */
export async function addPseudoLanguage(root: string, tag = 'xx'): Promise<string[]> {
  const { entries } = await readContent(root);
  const line = `- { tag: ${tag}, name: Pseudo ${tag}, direction: ltr, published: false, sample: true }\n`;
  if (!languagesOf(entries).some((language) => language.tag === tag))
    appendFileSync(join(root, LANGUAGES_FILE), line);
  // A language that browsers do not know uses the locale of English.
  const [locale = 'en'] = Intl.PluralRules.supportedLocalesOf(tag);
  return entries.flatMap((entry) => {
    const made = makePseudo(entry);
    if (made === null) return [];
    const file = translationOf(entry.file, tag);
    writeFileSync(join(root, file), made.replace(/^( +locale: )en$/m, `$1${locale}`));
    return [file];
  });
}
