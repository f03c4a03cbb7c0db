import { ENGLISH } from '#lib/language/page-language.ts';
import { parseTranslationPath } from '#schemas/kind.ts';
import { type CheckedEntry, type Content, languagesOf } from '../content.ts';
import { problemAt, type Problem } from '../problem.ts';
import { leavesOf, valueAt, groupsOf } from '../fields/field-path.ts';
const placeholdersIn = (text: string): string[] => text.match(/\{[^{}\s]*\}/g) ?? [];

/** An English interface text may have only the placeholders in the comment after its key: the site fills in no others. */
function* checkPlaceholders(english: CheckedEntry) {
  for (const [text, path] of leavesOf(english.data)) {
    // Plural forms share the comment of their key.
    const remark = english.remarkAt(path.slice(0, 2));
    const named = placeholdersIn(remark ?? '');
    const wrong = placeholdersIn(String(text)).find((placeholder) => !named.includes(placeholder));
    const help = named.length > 0 ? `Write ${named.join(' or ')}` : 'Remove it';
    if (remark && wrong) yield problemAt(english, path, `${wrong} is not a placeholder here. ${help}`);
    // A plural form may do without its number, and a clock without some of its parts.
    const lost =
      path.length === 2 && path[0] !== 'dates'
        ? named.find((placeholder) => !String(text).includes(placeholder))
        : undefined;
    if (lost) {
      const message = `${lost} is missing, and the site has nowhere to show it. Write it where it belongs`;
      yield problemAt(english, path, message);
    }
  }
}

const NAME_COUNTS: Readonly<Record<string, number>> = {
  months: 12,
  shortMonths: 12,
  weekdays: 7,
  shortWeekdays: 7,
};

/** Names of months and weekdays are found by position, so a missing name would shift all names after it. */
function* checkNames(entry: CheckedEntry) {
  for (const [field, count] of Object.entries(NAME_COUNTS)) {
    const names = valueAt(entry.data, ['dates', field]);
    if (typeof names !== 'string') continue;
    const found = names.split(', ').length;
    if (found === count) continue;
    const message = `write ${count} names, with a comma and a space between. The number of names here is ${found}`;
    yield problemAt(entry, ['dates', field], message);
  }
}

const isKnown = (tag: string) => Intl.PluralRules.supportedLocalesOf(tag).length > 0;

/** Plural forms that the language does not have, so no number would show them. */
function* checkForms(entry: CheckedEntry, tag: string, languageName: string) {
  if (!isKnown(tag)) return;
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  // Every file has "one" and "other", whatever its language.
  const unused = (['zero', 'two', 'few', 'many'] as const).filter((form) => !pluralCategories.includes(form));
  const message = `${languageName} does not use this form. It uses: ${pluralCategories.join(', ')}`;
  for (const [group, path] of groupsOf(entry.data))
    for (const form of unused)
      // Only a group of plural forms has the field "other".
      if (form in group && 'other' in group) yield problemAt(entry, [...path, form], message);
}

/** A locale of another language is allowed only if Intl does not know the language of the file. */
function* checkLocale(entry: CheckedEntry, tag: string) {
  const locale = valueAt(entry.data, ['dates', 'locale']);
  if (typeof locale !== 'string' || !isKnown(tag) || locale.split('-')[0] === tag) return;
  yield problemAt(entry, ['dates', 'locale'], `"${locale}" is the tag of another language. Write ${tag}`);
}

/** The words of buttons, labels and dates, in each language. */
export function* checkInterface({ entries, translations }: Content): Generator<Problem> {
  for (const entry of [...entries, ...translations].filter(({ kind }) => kind.name === 'interface')) {
    const tag = parseTranslationPath(entry.file)?.tag ?? ENGLISH;
    const languageName = languagesOf(entries).find((language) => language.tag === tag)?.name;
    if (tag === ENGLISH) yield* checkPlaceholders(entry);
    yield* checkNames(entry);
    yield* checkForms(entry, tag, languageName ?? tag);
    yield* checkLocale(entry, tag);
  }
}
