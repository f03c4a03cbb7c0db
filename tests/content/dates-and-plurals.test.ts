import { describe, expect, test } from 'vitest';
import type { Content } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { checkDatesAndPlurals } from '#content-check/translations/check-dates-and-plurals.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Kind } from '#schemas/kind.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const makeEntry = (file: string, text: string) => readEntry(file, encode(text), kindOf(file) as Kind);
const languages = makeEntry(
  'content/languages.yaml',
  ['en, name: English', 'fr, name: Français', 'tw, name: Twi', 'ar, name: العربية']
    .map((each) => `- { tag: ${each}, direction: ltr, published: ${each.startsWith('en')} }\n`)
    .join(''),
);

/** The messages about the dates and plurals of these files. */
function say(files: Record<string, string>): string[] {
  const translations = Object.entries(files).flatMap(
    ([file, text]) => readTranslation(file, encode(text)) ?? [],
  );
  const content = { entries: [languages], translations } as unknown as Content;
  return [...checkDatesAndPlurals(content)].map(formatProblem);
}

const FRENCH = 'content/interface/fr.yaml';

describe('somebody who translates the interface gets a message', () => {
  test('about a missing month or weekday', () => {
    const months = 'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre';
    expect(say({ [FRENCH]: `dates:\n  months: ${months}\n` })).toEqual([
      `${FRENCH}:2:11 dates › months: write 12 names, with a comma and a space between. The number of names here is 11`,
    ]);
    expect(say({ [FRENCH]: `dates:\n  months: ${months}, décembre\n  weekdays: lundi\n` })).toEqual([
      `${FRENCH}:3:13 dates › weekdays: write 7 names, with a comma and a space between. The number of names here is 1`,
    ]);
  });

  test('about a plural form that the language does not have', () => {
    const wait = 'form:\n  wait:\n    one: Une\n    few: Quelques\n    other: Beaucoup\n';
    expect(say({ [FRENCH]: wait })).toEqual([
      `${FRENCH}:4:10 form › wait › few: Français does not use this form. It uses: one, many, other`,
    ]);
    // Arabic has the form `few`. A translator may leave out its other forms.
    expect(say({ 'content/interface/ar.yaml': wait })).toEqual([]);
  });

  test('about the locale of another language', () => {
    expect(say({ [FRENCH]: 'dates:\n  locale: es\n' })).toEqual([
      `${FRENCH}:2:11 dates › locale: "es" is the tag of another language. Write fr`,
    ]);
    // `fr-CI` is French too.
    expect(say({ [FRENCH]: 'dates:\n  locale: fr-CI\n' })).toEqual([]);
  });
});
