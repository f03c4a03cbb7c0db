import { FIGURES, listFigureWords, PLACE } from '#lib/figures.ts';
import type { Figures } from '#schemas/figures.ts';
import { type Content, type Entry, valid } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { fieldLabel, leavesOf } from '../fields/field-path.ts';
import { positionAt, type Problem } from '../problem.ts';

// They tell of their day, and its numbers stay as they were.
const DATED = ['content/articles', 'content/events', 'content/testimonials'];
const PAGES = 'content/pages';

type Figure = Figures['figures'][number];

interface Passage {
  words: string;
  at(index: number): Problem;
}

/** Everything of an entry that visitors read, each text with the place of any letter of it. */
function listPassages({ file, data, locate, text, textLine }: Entry): Passage[] {
  const fields = [...leavesOf(data)].flatMap(([words, path]): Passage[] => {
    const at = () => ({ file, ...locate(path), field: fieldLabel(path, data), message: '' });
    return typeof words === 'string' ? [{ words, at }] : [];
  });
  const below: Passage = {
    words: text,
    at(index) {
      const { line, column } = positionAt(text, index);
      return { file, line: line + textLine - 1, column, field: '', message: '' };
    },
  };
  return [...fields, below];
}

/** Places of figures that nobody knows, or that may not stand here. */
function checkPlaces(entry: Entry, passages: readonly Passage[], names: readonly string[]): Problem[] {
  const isDated = DATED.includes(entry.kind.path);
  const isFixed = ['content/site.yaml', FIGURES].includes(entry.kind.path);
  return passages.flatMap(({ words, at }) =>
    [...words.matchAll(PLACE)].flatMap(({ 0: place, 1: name = '', index }) => {
      const say = (message: string) => [{ ...at(index), message }];
      if (isFixed)
        return say(`${place} cannot stand in this file. Write it in a page, an answer or a programme`);
      if (isDated) return say(`${place} would change what was true on that day. Write the number itself`);
      if (names.includes(name)) return [];
      const help = didYouMean(name, names) || ` The names there are: ${names.join(', ')}`;
      return say(`there is no figure "${name}" in ${FIGURES}.${help}`);
    }),
  );
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
  /** The number alone, where it is hardly anything else, such as a year. */
  alone?: RegExp;
}

function toPattern(figure: Figure): Pattern {
  const spellings = listSpellings(figure.value);
  const number = `(?<![\\d.,])(?:${spellings.join('|')})(?![\\d%]|[.,]\\d)`;
  return {
    figure,
    spellings,
    counted: new RegExp(`(?:${number})(?:\\s+[\\p{L}-]+){0,3}?\\s+${figure.of}\\b`, 'giu'),
    ...(figure.value > 2100 && { alone: new RegExp(number, 'g') }),
  };
}

/** Numbers of figures that were written by hand. Of two figures with one value, the first is named. */
function checkHandwritten(passages: readonly Passage[], patterns: readonly Pattern[]): Problem[] {
  return passages.flatMap(({ words, at }) => {
    const seen = new Set<number>();
    const find = (pattern: RegExp | undefined, { name, counts }: Figure, more: object = {}) =>
      [...(pattern ? words.matchAll(pattern) : [])].flatMap(({ 0: all, index }): Problem[] => {
        if (seen.has(index)) return [];
        seen.add(index);
        const message = `"${all}" is a figure of ${FIGURES} (${counts}). Write {figures.${name}} in place of the number`;
        return [{ ...at(index), message, ...more }];
      });
    const near = patterns.filter(({ spellings }) => spellings.some((spelling) => words.includes(spelling)));
    return [
      ...near.flatMap(({ figure, counted }) => find(counted, figure)),
      ...near.flatMap(({ figure, alone }) => find(alone, figure, { isWarning: true })),
    ];
  });
}

/** A page with a figure says once up to when it was counted. */
function checkDate({ file, kind }: Entry, passages: readonly Passage[]): Problem[] {
  if (kind.path !== PAGES) return [];
  const places = passages.flatMap(({ words, at }) =>
    [...words.matchAll(PLACE)].map(({ 1: name, index }) => ({ name, place: at(index) })),
  );
  const dates = places.filter(({ name }) => name === 'date');
  const [first] = places;
  if (!first) return [];
  if (dates.length === 0)
    return [
      {
        ...first.place,
        message: 'this page has a figure and no day. Write {figures.date} once, as in: By {figures.date}',
      },
    ];
  return dates.slice(1).map(({ place }) => ({
    ...place,
    message: `{figures.date} stands in ${file} already. Once on a page is enough`,
  }));
}

/** That every number the site says of itself comes from one file, wherever it stands. */
export function checkFigures({ entries }: Content): Problem[] {
  const [given] = valid<Figures>(entries, FIGURES);
  if (!given) return [];
  const names = [...listFigureWords(given.value).keys()];
  const patterns = given.value.figures.map(toPattern);
  return entries.flatMap((entry) => {
    const passages = listPassages(entry);
    const places = checkPlaces(entry, passages, names);
    const { path } = entry.kind;
    if (DATED.some((dated) => path.startsWith(dated)) || path === FIGURES) return places;
    return [...places, ...checkHandwritten(passages, patterns), ...checkDate(entry, passages)];
  });
}
