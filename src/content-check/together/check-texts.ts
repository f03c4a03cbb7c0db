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

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const TITLES = new Set(['title', 'heading', 'question', 'name']);
// In a shorter text, capitals may be a name, or the label of a button.
const MIN_SHOUTED_WORDS = 6;

function* findCapitals(passage: Passage): Generator<Fault> {
  const { text } = passage;
  const isLong = count(text, /\S+/g) >= MIN_SHOUTED_WORDS;
  const isNearlyAll = count(text, /\p{Lu}/gu) > 3 * count(text, /\p{Ll}/gu);
  if (isLong ? isNearlyAll : isShouted(text) && TITLES.has(keyOf(passage)))
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

interface Contacts {
  /** With their country code, without the +. */
  numbers: readonly string[];
  /** Numbers with three digits. */
  emergencyNumbers: readonly string[];
  emails: readonly string[];
}

// Of Ghana: the police and the fire service.
const OTHER_EMERGENCY_NUMBERS = ['191', '192'];

function readContacts(entries: readonly CheckedEntry[]): Contacts | undefined {
  const [site] = validEntries<Site>(entries, 'content/site.yaml');
  if (!site) return undefined;
  const { phone, whatsapp, sms, office, giving, crisisLines, emergency, email, volunteerEmail } = site.value;
  const texts = [...leavesOf({ phone, whatsapp, sms, office, giving, crisisLines })].map(([value]) =>
    String(value),
  );
  return {
    numbers: texts.flatMap((text) => findNumbers(text).map(({ digits }) => digits)),
    emergencyNumbers: [emergency.general, emergency.ambulance, ...OTHER_EMERGENCY_NUMBERS],
    emails: [email, volunteerEmail],
  };
}

// In "call 100 people", the number is not called.
const SHORT_NUMBER =
  /(?:\b(?:call|dial|ring) |^tel:)(\d{3})(?=$|[.,;:!?)]| (?:for|or|at|if|when|and|in|from|now|to|immediately)\b)(?![.,]\d)/gi;

const lastDigits = (digits: string) => digits.slice(-9);
const isAlmost = (text: string, other: string) => text !== other && editDistance(text, other) <= 2;

/**
 * Numbers that no telephone can have. Also numbers and e-mail addresses that are almost ours, and numbers that are neither ours nor
 * on the live site (`live`), if that is known.
 */
const findWrongContacts = (contacts: Contacts | undefined, live: ReadonlySet<string> | undefined): Rule =>
  function* ({ text, isLink }) {
    for (const { words, digits, fault } of findNumbers(text)) {
      if (fault && !isLink) yield { words, message: `${words}: ${fault}` };
      if (fault || !contacts || live?.has(digits)) continue;
      if (contacts.numbers.some((own) => lastDigits(own) === lastDigits(digits))) continue;
      const near = contacts.numbers.find((own) => isAlmost(own, digits));
      const help = near ? `Did you mean +${near}?` : 'Somebody else should confirm it';
      const message = `${words} is none of the numbers in content/site.yaml. ${help}`;
      if (near || live) yield { words, message, isWarning: true };
    }
    if (!contacts) return;
    for (const [words, number = ''] of text.matchAll(SHORT_NUMBER)) {
      if (contacts.emergencyNumbers.includes(number)) continue;
      const message = `${number} is none of the emergency numbers: ${contacts.emergencyNumbers.join(', ')}. Call it, and ask, before you publish it`;
      yield { words, message, isWarning: true };
    }
    for (const [words, host = ''] of text.matchAll(/[\w.+'-]+@([\w-]+(?:\.[\w-]+)+)/g)) {
      const ourHost = contacts.emails
        .map((own) => own.replace(/.*@/, ''))
        .find((own) => isAlmost(own, host.toLowerCase()));
      const near =
        contacts.emails.find((own) => isAlmost(own, words.toLowerCase())) ??
        (ourHost && words.replace(/@.*/, `@${ourHost}`));
      if (!near || contacts.emails.includes(words.toLowerCase())) continue;
      yield { words, message: `${words} is almost our address. Did you mean ${near}?`, isWarning: true };
    }
  };

/** The numbers in texts by file, as in `formerDestinations` of Content. */
export const listTextNumbers = (entry: CheckedEntry): string[] =>
  listPassages(entry).flatMap(({ text }) => findNumbers(text).map(({ digits }) => digits));

/** What is wrong with the words of a text, wherever it is. */
export function* checkTexts({ entries, translations, formerDestinations }: Content): Generator<Problem> {
  const live = formerDestinations && new Set(Object.values(formerDestinations));
  const rules: Rule[] = [findWrongDates, findPlaceholders, findCapitals, findQuotes];
  const contactRule = findWrongContacts(readContacts(entries), live);
  for (const entry of [...entries, ...translations].filter(({ kind }) => kind.name !== 'interface'))
    for (const passage of listPassages(entry))
      // The schema of site.yaml checks its numbers.
      for (const rule of entry.kind.name === 'site' ? rules : [...rules, contactRule])
        for (const { words, message, isWarning } of rule(passage, entry)) {
          const problem = passage.problemAtWords(words, message);
          yield isWarning ? asWarning(problem) : problem;
        }
}
