import { isVisible } from '#schemas/kind.ts';
import { isShouted, SHOUTED } from '../body/check-marks.ts';
import { type CheckedEntry, type Content, type TranslationFile, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { asWarning, type Problem } from '../problem.ts';
import { rememberEach } from '../remember.ts';
import { findEventFaults } from '../texts/find-event-faults.ts';
import { findNumberFaults } from '../texts/find-number-faults.ts';
import { findOtherPrices } from '../texts/find-other-prices.ts';
import { EMAIL_IN_TEXT, findWrongContacts, findNumbers } from '../texts/find-wrong-contacts.ts';
import { type Fault, listPassages, type Passage, type Rule, warn } from '../texts/passages.ts';

const keyOf = ({ path }: Passage) => String(path?.findLast((step) => typeof step === 'string') ?? '');

const PLACEHOLDERS =
  'phone email payment chosen total general ambulance place name day date km within international'.split(' ');
const NAMES = PLACEHOLDERS.join('|');
// Also with spaces, with two braces, or with only one of them.
const LIKE_PLACEHOLDER = new RegExp(
  `\\{+\\s*(${NAMES})\\b\\s*\\}*|(?<![\\p{L}]|\\{[^{}]*)(${NAMES})\\s*\\}+`,
  'giu',
);

/** Placeholders that the site does not fill in. check-figures.ts knows those of figures. */
function* findPlaceholders({ text, path }: Passage): Generator<Fault> {
  for (const [words, before, after = ''] of text.matchAll(LIKE_PLACEHOLDER)) {
    const right = `{${(before ?? after).toLowerCase()}}`;
    const message = `visitors would see ${words.trim()} as it is. ${path ? `Write ${right}` : 'Write what you mean instead'}`;
    if (!path || words !== right) yield { words, message };
  }
  for (const [words, name = ''] of path ? text.matchAll(/\{([a-z]+)\}/gi) : []) {
    const help = didYouMean(name.toLowerCase(), PLACEHOLDERS);
    if (help) yield warn(words, `visitors would see ${words} as it is.${help}`);
  }
}

// "Do not publish a picture of a patient" is right, and so is "Nothing stays hidden from you".
const UNREADY =
  /\b(?:TODO|FIXME)\b|\b[Ll]orem ipsum\b|[([]\s*(?:[Dd]raft|DRAFT|[Pp]laceholder|[Ii]nsert|[Aa]dd|[Yy]our)\b[^)\]]*[)\]]|^\s*(?:[Dd]raft|DRAFT)(?=\s*[:–-]|\s*$)|\b(?:TBC|TBD|tbc|tbd|X{3,})\b|[([]\s*[Tt]o be (?:confirmed|decided)\b[^)\]]*[)\]]|\b[Dd]o(?: not|n['’]t) publish(?= (?:before|this|until|yet)\b|\s*(?:[.!)\]]|$))|\b[Nn]ot (?:yet )?(?:to be published|for publication|approved)\b|\b(?:[Ss]tays?|[Kk]eep(?: this| it)?|[Rr]emains?) hidden (?:until|for now|till)\b/g;

/** Words that an editor wrote for other editors, where visitors see them. */
function* findUnready({ text, path = [] }: Passage, { value }: CheckedEntry): Generator<Fault> {
  for (const [words] of isVisible(value) && !path.includes('searchWords') ? text.matchAll(UNREADY) : [])
    if (/^(?:TODO|FIXME|lorem)/i.test(words))
      yield { words, message: `"${words}" is a placeholder. Write the real words` };
    else yield warn(words, `visitors see "${words.trim()}". Remove it, or hide the entry until it is ready`);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const TITLES = new Set(['title', 'heading', 'question', 'name']);
// In a shorter text, capitals may be a name, or the label of a button.
const MIN_SHOUTED_WORDS = 6;

function* findCapitals(passage: Passage): Generator<Fault> {
  const { text } = passage;
  const isLong = count(text, /\S+/g) >= MIN_SHOUTED_WORDS;
  const isNearlyAll = count(text, /\p{Lu}/gu) > 3 * count(text, /\p{Ll}/gu);
  if (isLong ? isNearlyAll : isShouted(text) && TITLES.has(keyOf(passage))) yield warn(text, SHOUTED);
}

// Only words that no sentence needs twice: "had had" and a name such as Mim Mim can be right.
const DOUBLED =
  /(?<![\p{L}\p{N}'’-])(the|an?|of|for|and|with|from|by|is|are|was|we|you|your|our|or|to)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** An e-mail address with a space, and a letter that became a question mark when the text was saved in another encoding. */
const TORN = /[\w.+-]+(?:@\s+|\s+@)[\w-]+(?:\.[a-z]{2,})+|(?<![/\p{L}-])\p{L}+\?\p{L}+(?![\p{L}=])/giu;

function* findTorn({ text, isLink }: Passage): Generator<Fault> {
  for (const [words] of isLink || text.includes('://') ? [] : text.matchAll(TORN))
    yield warn(words, `"${words}" has a space or a question mark inside. Correct it`);
}

/** A word that an editor wrote twice in English. */
function* findDoubled({ text, path = [] }: Passage, entry: CheckedEntry | TranslationFile): Generator<Fault> {
  if ('tag' in entry || path.includes('searchWords')) return;
  for (const [words, word] of text.matchAll(DOUBLED))
    yield warn(words, `"${words}" has one word twice. Write ${word} once`);
}

/** A text that is all in the quotes of Word. */
function* findQuotes({ text, path = [] }: Passage, { kind }: CheckedEntry): Generator<Fault> {
  const [, inner] = /^\s*[“„]([^“”„]+)[”“]\s*$/.exec(text) ?? [];
  const isSaid = kind.name === 'testimonials' || path.includes('quote') || path.includes('transcript');
  if (inner && path.length > 0 && !isSaid)
    yield warn(text, `visitors see these quotes. If nobody said this, write ${inner}`);
}

/** The numbers and e-mail addresses in the texts of an entry, as in `formerDestinations` of Content. */
export const listTextContacts = (entry: CheckedEntry): string[] =>
  listPassages(entry).flatMap(({ text }) => [
    ...findNumbers(text).map(({ digits }) => digits),
    ...(text.match(EMAIL_IN_TEXT) ?? []).map((email) => email.toLowerCase()),
  ]);

const applyRules = (rules: readonly Rule[], entry: CheckedEntry | TranslationFile): Problem[] =>
  listPassages(entry).flatMap((passage) =>
    rules.flatMap((rule) =>
      Array.from(rule(passage, entry), ({ words, message, isWarning }) => {
        const problem = passage.problemAtWords(words, message);
        return isWarning ? asWarning(problem) : problem;
      }),
    ),
  );

const findOwn = rememberEach((entry: CheckedEntry | TranslationFile) =>
  applyRules(
    [findPlaceholders, findCapitals, findTorn, findDoubled, findQuotes, findNumberFaults, findUnready],
    entry,
  ),
);
/** What is wrong with the words of a text, wherever it is. */
export function* checkTexts(content: Content): Generator<Problem> {
  const { entries, translations, formerDestinations } = content;
  const known = formerDestinations && new Set(Object.values(formerDestinations));
  const [template] = validEntries(entries, 'eventTemplates');
  const rules = [findEventFaults(template?.value ?? {}), findOtherPrices(content)];
  const contactRule = findWrongContacts(entries, known);
  for (const entry of [...entries, ...translations].filter(({ kind }) => kind.name !== 'interface')) {
    yield* findOwn(entry);
    // The schema of site.yaml checks its numbers.
    yield* applyRules(entry.kind.name === 'site' ? rules : [...rules, contactRule], entry);
  }
}
