import { ENGLISH } from '#lib/language/page-language.ts';
import { parseTranslationPath } from '#schemas/kind.ts';
import { type Content, type CheckedEntry, problemAt } from '../content.ts';
import { groupsOf, valueAt } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import { languagesOf } from './pair.ts';

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

/** Plural forms that the language does not have, so no number would show them. */
function* checkForms(entry: CheckedEntry, tag: string, name: string): Generator<Problem> {
  if (!isKnown(tag)) return;
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  // Every file has "one" and "other", whatever its language.
  const unused = (['zero', 'two', 'few', 'many'] as const).filter((form) => !pluralCategories.includes(form));
  const message = `${name} has no such form, so nobody would read this. It has: ${pluralCategories.join(', ')}`;
  for (const [group, path] of groupsOf(entry.data))
    for (const form of unused)
      // Only a group of plural forms has the field "other".
      if (form in group && 'other' in group) yield problemAt(entry, [...path, form], message);
}

const primaryLanguage = (tag: string) => {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
};

/** The locale for numbers and dates. A language that browsers do not know may have the locale of another language. */
function* checkLocale(entry: CheckedEntry, tag: string): Generator<Problem> {
  const locale = valueAt(entry.data, ['dates', 'locale']);
  if (typeof locale !== 'string' || !isKnown(tag) || primaryLanguage(locale) === tag) return;
  yield problemAt(entry, ['dates', 'locale'], `"${locale}" is the tag of another language. Write ${tag}`);
}

/** A wrong number of months or weekdays, plural forms that a language does not have, and the locale of another language. */
export function* checkDatesAndPlurals({ entries, translations }: Content): Generator<Problem> {
  for (const entry of [...entries, ...translations].filter(({ kind }) => kind.name === 'interface')) {
    const tag = parseTranslationPath(entry.file)?.tag ?? ENGLISH;
    const name = languagesOf(entries).find((language) => language.tag === tag)?.name;
    yield* checkNames(entry);
    yield* checkForms(entry, tag, name ?? tag);
    yield* checkLocale(entry, tag);
  }
}
