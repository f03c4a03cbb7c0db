import { isShouted, SHOUTED } from '../body/check-marks.ts';
import type { EventEntry } from '#schemas/event.ts';
import type { Site } from '#schemas/site.ts';
import { type CheckedEntry, type Content, fieldsOf, type TranslationFile, validEntries } from '../content.ts';
import { editDistance } from '#lib/search/edit-distance.ts';
import { leavesOf } from '../fields/field-path.ts';
import { asWarning, type Problem } from '../problem.ts';
import { type Fault, findDateFaults } from '../texts/find-date-faults.ts';
import { findNumbers } from '../texts/find-numbers.ts';
import { listPassages, type Passage } from '../texts/passages.ts';

type Rule = (passage: Passage, entry: CheckedEntry | TranslationFile) => Iterable<Fault>;

const keyOf = ({ path }: Passage) => String(path?.findLast((step) => typeof step === 'string') ?? '');

function findWrongDates({ text }: Passage, entry: CheckedEntry | TranslationFile): Fault[] {
  const { eventStartDate, eventEndDate, newDate } = fieldsOf<EventEntry>(entry);
  const dates = [eventStartDate, eventEndDate, newDate].filter((date) => date !== undefined);
  return findDateFaults(text, 'tag' in entry ? entry.tag : 'en', dates);
}

const PLACEHOLDERS =
  'phone|email|payment|chosen|total|general|ambulance|place|name|day|km|within|international';
const LIKE_PLACEHOLDER = new RegExp(`\\{+\\s*(${PLACEHOLDERS})\\s*\\}+`, 'gi');

/** Placeholders that the site does not fill in. check-figures.ts knows those of figures. */
function* findPlaceholders({ text, path }: Passage): Generator<Fault> {
  for (const [words, name = ''] of text.matchAll(LIKE_PLACEHOLDER)) {
    const right = `{${name.toLowerCase()}}`;
    const message = `visitors would see ${words} as it is. ${path ? `Write ${right}` : 'Write what you mean instead'}`;
    if (!path || words !== right) yield { words, message };
  }
}

const TITLES = new Set(['title', 'heading', 'question', 'name']);
// In a shorter text, capitals may be a name, or the label of a button.
const MIN_SHOUTED_WORDS = 6;

function* findCapitals(passage: Passage): Generator<Fault> {
  const { text } = passage;
  const isLong = text.trim().split(/\s+/).length >= MIN_SHOUTED_WORDS;
  if (isShouted(text) && (isLong || TITLES.has(keyOf(passage))))
    yield { words: text, message: SHOUTED, isWarning: true };
}

/** A text that is all in the quotes of Word. */
function* findQuotes({ text, path = [] }: Passage, { kind }: CheckedEntry): Generator<Fault> {
  const [, inner] = /^\s*[“„]([^“”„]+)[”“]\s*$/.exec(text) ?? [];
  const isSaid = kind.name === 'testimonials' || path.includes('quote') || path.includes('transcript');
  if (inner && path.length > 0 && !isSaid)
    yield {
      words: text,
      message: `visitors see these quotes. If nobody said this, write ${inner}`,
      isWarning: true,
    };
}

const lastDigits = (digits: string) => digits.slice(-9);

/** Numbers that no telephone can have, that are almost ours, or that are not on the live site (`live`), if that is known. */
function findWrongNumbers(ours: readonly string[], live: ReadonlySet<string> | undefined): Rule {
  return function* ({ text }, { kind }) {
    // The schema of site.yaml checks its numbers.
    if (kind.name === 'site') return;
    for (const { words, digits, fault } of findNumbers(text)) {
      if (fault) yield { words, message: `${words}: ${fault}` };
      if (fault || live?.has(digits) || ours.some((own) => lastDigits(own) === lastDigits(digits))) continue;
      const near = ours.find((own) => own.length === digits.length && editDistance(own, digits) <= 2);
      const help = near ? `Did you mean +${near}?` : 'Somebody else should confirm it';
      if (near || live)
        yield {
          words,
          message: `${words} is none of the numbers in content/site.yaml. ${help}`,
          isWarning: true,
        };
    }
  };
}

/** Numbers of content/site.yaml with their country code, without the +. */
function listOwnNumbers(entries: readonly CheckedEntry[]): string[] {
  const [site] = validEntries<Site>(entries, 'content/site.yaml');
  const { phone, whatsapp, sms, office, giving, crisisLines } = site?.value ?? {};
  return [...leavesOf({ phone, whatsapp, sms, office, giving, crisisLines })].flatMap(([value]) =>
    findNumbers(String(value)).map(({ digits }) => digits),
  );
}

/** The numbers in texts by file, as in `formerDestinations` of Content. */
export const listTextNumbers = (entry: CheckedEntry): string[] =>
  listPassages(entry).flatMap(({ text }) => findNumbers(text).map(({ digits }) => digits));

/** What is wrong with the words of a text, wherever it is. */
export function* checkTexts({ entries, translations, formerDestinations }: Content): Generator<Problem> {
  const live = formerDestinations && new Set(Object.values(formerDestinations));
  const rules: Rule[] = [
    findWrongDates,
    findPlaceholders,
    findCapitals,
    findQuotes,
    findWrongNumbers(listOwnNumbers(entries), live),
  ];
  for (const entry of [...entries, ...translations].filter(({ kind }) => kind.name !== 'interface'))
    for (const passage of listPassages(entry))
      for (const rule of rules)
        for (const { words, message, isWarning } of rule(passage, entry)) {
          const problem = passage.problemAtWords(words, message);
          yield isWarning ? asWarning(problem) : problem;
        }
}
