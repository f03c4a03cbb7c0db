import { dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { FIGURES, listFigureWords, PLACE } from '#lib/publish/figures.ts';
import type { Figures } from '#schemas/figures.ts';
import { type Content, type Entry, say, sayInText, valid } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';

// They tell of their day, and its numbers stay as they were.
const DATED = ['content/articles', 'content/events', 'content/testimonials'];
const PAGES = 'content/pages';

type Figure = Figures['figures'][number];

interface Passage {
  words: string;
  sayAt(index: number, message: string): Problem;
}

/** Everything of an entry that visitors read. */
const listPassages = (entry: Entry): Passage[] => [
  ...[...leavesOf(entry.data)].flatMap(([words, path]): Passage[] =>
    typeof words === 'string' ? [{ words, sayAt: (_, message) => say(entry, path, message) }] : [],
  ),
  { words: entry.text, sayAt: (index, message) => sayInText(entry, index, message) },
];

/** Places of figures that nobody knows, or that may not stand here. */
function* checkPlaces(
  { kind }: Entry,
  passages: readonly Passage[],
  names: readonly string[],
): Generator<Problem> {
  for (const { words, sayAt } of passages)
    for (const { 0: place, 1: name = '', index } of words.matchAll(PLACE))
      if (['content/site.yaml', FIGURES].includes(kind.path))
        yield sayAt(
          index,
          `${place} cannot stand in this file. Write it in a page, an answer or a programme`,
        );
      else if (DATED.includes(kind.path))
        yield sayAt(index, `${place} would change what was true on that day. Write the number itself`);
      else if (!names.includes(name)) {
        const help = didYouMean(name, names) || ` The names there are: ${names.join(', ')}`;
        yield sayAt(index, `there is no figure "${name}" in ${FIGURES}.${help}`);
      }
}

const { format } = new Intl.NumberFormat('en');

/** How a number may be written: 3000, 3,000 and 3 000. */
function listSpellings(value: number): string[] {
  const grouped = format(value);
  return [String(value), grouped, grouped.replaceAll(',', ' ')];
}

interface Pattern {
  figure: Figure;
  spellings: string[];
  /** The number with what it counts, as in "3,000 high school students". */
  counted: RegExp;
}

function toPattern(figure: Figure): Pattern {
  const spellings = listSpellings(figure.value);
  const number = `(?<![\\d.,])(?:${spellings.join('|')})(?![\\d%]|[.,]\\d)`;
  return {
    figure,
    spellings,
    counted: new RegExp(`(?:${number})(?:\\s+[\\p{L}-]+){0,3}?\\s+${figure.of}\\b`, 'giu'),
  };
}

/** Numbers of figures that were written by hand. Of two figures with one value, the first is named. */
function* checkHandwritten({ words, sayAt }: Passage, patterns: readonly Pattern[]): Generator<Problem> {
  const near = patterns.filter(({ spellings }) => spellings.some((spelling) => words.includes(spelling)));
  const seen = new Set<number>();
  for (const { figure, counted } of near)
    for (const { 0: all, index } of words.matchAll(counted)) {
      if (seen.has(index)) continue;
      seen.add(index);
      yield sayAt(
        index,
        `"${all}" is a figure of ${FIGURES} (${figure.counts}). Write {figures.${figure.name}} in place of the number`,
      );
    }
}

/** A page with a figure says once up to when it was counted. */
function* checkDate(file: string, passages: readonly Passage[]): Generator<Problem> {
  const places = passages.flatMap(({ words, sayAt }) =>
    Array.from(words.matchAll(PLACE), ({ 1: name, index }) => ({
      name,
      sayHere: (message: string) => sayAt(index, message),
    })),
  );
  const dates = places.filter(({ name }) => name === 'date');
  const [first] = places;
  if (first && dates.length === 0)
    yield first.sayHere(
      'this page has a figure and no day. Write {figures.date} once, as in: By {figures.date}',
    );
  for (const { sayHere } of dates.slice(1))
    yield sayHere(`{figures.date} stands in ${file} already. Once on a page is enough`);
}

/** That every number the site says of itself comes from one file, wherever it stands. */
export function* checkFigures({ entries }: Content): Generator<Problem> {
  const [given] = valid<Figures>(entries, FIGURES);
  if (!given) return;
  if (dayStart(given.value.date) > readBuildTime())
    yield say(
      given.entry,
      ['date'],
      'this day is still to come. Write the day up to which they were counted',
    );
  const names = [...listFigureWords(given.value).keys()];
  const patterns = given.value.figures.map(toPattern);
  for (const entry of entries) {
    const passages = listPassages(entry);
    const { path } = entry.kind;
    yield* checkPlaces(entry, passages, names);
    if (DATED.some((dated) => path.startsWith(dated)) || path === FIGURES) continue;
    for (const passage of passages) yield* checkHandwritten(passage, patterns);
    if (path === PAGES) yield* checkDate(entry.file, passages);
  }
}
