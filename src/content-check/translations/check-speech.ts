import { type Content, type CheckedEntry, problemAt, type TranslationFile } from '../content.ts';
import { leavesOf, valueAt } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import { bodyOf, isSentence, listPlaces } from '#lib/language/translation.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { translatedBy } from '#schemas/kind.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import { pathInFile, languagesOf } from './pair.ts';

/* Whether words are in the language of their file, as far as a program can tell. */

const NAME_COUNTS: Readonly<Record<string, number>> = {
  months: 12,
  shortMonths: 12,
  weekdays: 7,
  shortWeekdays: 7,
};

/** Months and days of the week are matched by position, so a missing one would rename all that follow. */
function* checkNames(entry: CheckedEntry): Generator<Problem> {
  for (const [field, count] of Object.entries(NAME_COUNTS)) {
    const names = valueAt(entry.data, ['dates', field]);
    const found = typeof names === 'string' ? names.split(', ').length : count;
    if (found === count) continue;
    const message = `write ${count} names, with a comma and a space between. The number of names here is ${found}`;
    yield problemAt(entry, ['dates', field], message);
  }
}

const isKnown = (tag: string) => Intl.PluralRules.supportedLocalesOf(tag).length > 0;
// Every file has "one" and "other", whatever its language.
const PLURAL_FORMS: readonly unknown[] = ['zero', 'two', 'few', 'many'] satisfies Intl.LDMLPluralRule[];

/** Plural forms that the language does not have, so no number would show them. */
function* checkForms(entry: CheckedEntry, tag: string, name: string): Generator<Problem> {
  if (!isKnown(tag)) return;
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const unused = PLURAL_FORMS.filter((form) => !pluralCategories.includes(form as Intl.LDMLPluralRule));
  for (const [, path] of leavesOf(entry.data)) {
    if (!unused.includes(path.at(-1)) || valueAt(entry.data, [...path.slice(0, -1), 'other']) === undefined)
      continue;
    const forms = pluralCategories.join(', ');
    yield problemAt(entry, path, `${name} has no such form, so nobody would read this. It has: ${forms}`);
  }
}

const primaryLanguage = (tag: string) => {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
};

/** The locale for numbers and dates. If browsers do not know a language, its file may name the locale of another. */
function* checkLocale(entry: CheckedEntry, tag: string): Generator<Problem> {
  const locale = valueAt(entry.data, ['dates', 'locale']);
  if (typeof locale !== 'string' || !isKnown(tag) || primaryLanguage(locale) === tag) return;
  yield problemAt(entry, ['dates', 'locale'], `"${locale}" is the tag of another language. Write ${tag}`);
}

interface Sentence {
  file: string;
  words: string;
  problem: (message: string) => Problem;
}

/** The sentences of a translation. */
function listSentences(entry: CheckedEntry): Sentence[] {
  const { file, kind, id, data, text, textLine } = entry;
  const words = wordTreeOf(schemaOf(kind, id));
  return listPlaces(words, { value: bodyOf(words, data), text: kind.text ? text : '' })
    .filter((place) => isSentence(place.text))
    .map(({ path, text: said }) => ({
      file,
      words: said.trim(),
      problem: (message) =>
        path.length > 0
          ? problemAt(entry, pathInFile(entry, path), message)
          : { ...problemAt(entry, [], message), line: textLine + 1, column: 1 },
    }));
}

/** Sentences that are the same in two languages: one of them is in the wrong file. */
function* checkCopied(files: readonly CheckedEntry[]): Generator<Problem> {
  const known = new Map<string, string>();
  for (const { file, words, problem } of files.flatMap(listSentences)) {
    const other = known.get(words) ?? file;
    known.set(words, other);
    if (other !== file)
      yield problem(`${other} has the same words, so one of the two is in the wrong language`);
  }
}

/** Missing months, plural forms that a language does not have, and words of one language in the file of another. */
export function* checkSpeech({ entries, translations }: Content): Generator<Problem> {
  for (const entry of [...entries, ...translations].filter(({ kind }) => kind.name === 'interface')) {
    const tag = translatedBy(entry.file)?.tag ?? ENGLISH;
    const name = languagesOf(entries).find((language) => language.tag === tag)?.name;
    yield* checkNames(entry);
    yield* checkForms(entry, tag, name ?? tag);
    yield* checkLocale(entry, tag);
  }
  const pages = Map.groupBy(translations, ({ original }: TranslationFile) => original);
  for (const files of pages.values()) yield* checkCopied(files);
}
