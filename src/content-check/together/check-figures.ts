import { dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { FIGURES_FILE, listFigureWords, FIGURE_PLACEHOLDER } from '#lib/publish/figures.ts';
import type { Figures } from '#schemas/figures.ts';
import { type Content, type CheckedEntry, fieldsOf, validEntries, type ValidEntry } from '../content.ts';
import { didYouMean, findNearestName } from '../fields/did-you-mean.ts';
import { problemAt, warningAt, type Problem } from '../problem.ts';
import { rememberEach } from '../remember.ts';
import { listPassages, type Passage } from '../texts/passages.ts';

// Each entry in these folders is about one day, so its numbers must not change later.
const DATED_FOLDERS = ['content/articles', 'content/events', 'content/testimonials'];

const IMPACT_PAGE = 'content/pages/our-impact.yaml';

/** What may be meant as a placeholder: with spaces, two braces or one, another sign than the dot, or without braces. */
const LIKE_FIGURE = /(?:\{+\s*figures?\W{0,3}|\bfigures\.(?=\w))(\w+)\s*\}*/gi;

const noFigure = (name: string, names: readonly string[]) =>
  `there is no figure "${name}" in ${FIGURES_FILE}.${didYouMean(name, names) || ` The names there are: ${names.join(', ')}`}`;

function* checkFigureNames({ kind }: CheckedEntry, passages: readonly Passage[], names: readonly string[]) {
  for (const { text, problemAtWords } of passages) {
    for (const [words, name = ''] of text.matchAll(LIKE_FIGURE)) {
      if (words === `{figures.${name}}`) continue;
      const near = findNearestName(name, names);
      if (!near && !/[{}]/.test(words)) continue;
      const message = `visitors would see ${words.trim()} as it is. Write {figures.${near ?? names[0]}}`;
      yield problemAtWords(words, message);
    }
    for (const { 0: placeholder, 1: name = '' } of text.matchAll(FIGURE_PLACEHOLDER))
      // Pages read these two files without filling in figures.
      if (['content/site.yaml', FIGURES_FILE].includes(kind.path))
        yield problemAtWords(
          placeholder,
          `${placeholder} cannot be used in this file. Use it in a page, an answer or a programme`,
        );
      else if (DATED_FOLDERS.includes(kind.path))
        yield problemAtWords(
          placeholder,
          `${placeholder} would change what was true on that day. Write the number itself`,
        );
      else if (!names.includes(name)) {
        yield problemAtWords(placeholder, noFigure(name, names));
      }
  }
}

const { format } = new Intl.NumberFormat('en');

/** The ways to write a number: 3000, 3,000 and 3 000. */
function listSpellings(value: number): string[] {
  const grouped = format(value);
  return [String(value), grouped, grouped.replaceAll(',', ' ')];
}

/** `counted` matches the number, up to three words, and the figure's `of`, as in "3,000 high school students" with `of: students`. */
function toPattern(figure: Figures['figures'][number]) {
  const spellings = listSpellings(figure.value);
  // A match is neither a part of a longer number nor a percentage.
  const number = `(?<![\\d.,])(?:${spellings.join('|')})(?![\\d%]|[.,]\\d)`;
  // An editor may write a bracket in `of`, as in "people (all".
  const word = RegExp.escape(figure.of);
  return {
    figure,
    spellings,
    counted: new RegExp(`(?:${number})(?:\\s+[\\p{L}-]+){0,3}?\\s+${word}(?![\\p{L}\\p{N}_])`, 'giu'),
  };
}

/** Figures written as plain numbers. */
function* checkHandwritten(
  { text, problemAtWords }: Passage,
  patterns: readonly ReturnType<typeof toPattern>[],
) {
  // Only for speed: a figure whose number is not in the text cannot match.
  const candidates = patterns.filter(({ spellings }) =>
    spellings.some((spelling) => text.includes(spelling)),
  );
  const reportedAt = new Set<number>();
  for (const { figure, counted } of candidates)
    for (const { 0: phrase, index } of text.matchAll(counted)) {
      if (reportedAt.has(index)) continue;
      reportedAt.add(index);
      yield problemAtWords(
        phrase,
        `"${phrase}" is a figure of ${FIGURES_FILE} (${figure.counts}). Write {figures.${figure.name}} in place of the number`,
      );
    }
}

/** A page with figures must have {figures.date}, the last day counted, exactly once. */
function* checkDate(file: string, passages: readonly Passage[]) {
  const placeholders = passages.flatMap(({ text, problemAtWords }) =>
    Array.from(text.matchAll(FIGURE_PLACEHOLDER), ({ 0: placeholder, 1: name }) => ({
      name,
      problemHere: (message: string) => problemAtWords(placeholder, message),
    })),
  );
  const dates = placeholders.filter(({ name }) => name === 'date');
  const [first] = placeholders;
  if (first && dates.length === 0)
    yield first.problemHere(
      'this page has a figure and no day. Write {figures.date} once, as in: By {figures.date}',
    );
  for (const { problemHere } of dates.slice(1))
    yield problemHere(`{figures.date} is already in ${file}. Once on a page is enough`);
}

/** The figures that /our-impact shows must exist. */
function* checkShown(entry: CheckedEntry, names: readonly string[]) {
  const { figures = [] } = fieldsOf<{ figures: { name: string }[] }>(entry);
  for (const [index, { name }] of figures.entries())
    if (!names.includes(name)) yield problemAt(entry, ['figures', index, 'name'], noFigure(name, names));
}

function* checkEntry(
  entry: CheckedEntry,
  names: readonly string[],
  patterns: readonly ReturnType<typeof toPattern>[],
) {
  const passages = listPassages(entry);
  const { path } = entry.kind;
  yield* checkFigureNames(entry, passages, names);
  if (entry.file === IMPACT_PAGE) yield* checkShown(entry, names.slice(1));
  if (DATED_FOLDERS.includes(path) || path === FIGURES_FILE) return;
  for (const passage of passages) yield* checkHandwritten(passage, patterns);
  if (path === 'content/pages') yield* checkDate(entry.file, passages);
}

/** The sentence above the list of communities: "69 of our 100 communities are on this map". */
function* checkPlacesCounted({ entries }: Content, { entry, value }: ValidEntry<'figures'>) {
  const places = validEntries(entries, 'communities').length;
  const page = entries.find(({ file }) => file === IMPACT_PAGE);
  const { list } = page ? fieldsOf<{ list: { intro: string } }>(page) : {};
  for (const [, name] of list?.intro?.matchAll(FIGURE_PLACEHOLDER) ?? []) {
    const index = value.figures.findIndex((figure) => figure.name === name);
    if (places <= (value.figures[index]?.value ?? Infinity)) continue;
    const message = `there are ${places} places in content/communities, and ${IMPACT_PAGE} says that they are a part of these. Write the newer number`;
    yield warningAt(entry, ['figures', index, 'value'], message);
  }
}

/** The problems of an entry with these figures. */
const checkFor = rememberEach((file: Figures) => {
  const names = [...listFigureWords(file).keys()];
  const patterns = file.figures.map(toPattern);
  return rememberEach((entry: CheckedEntry) => [...checkEntry(entry, names, patterns)]);
});

export function* checkFigures(content: Content): Generator<Problem> {
  const { entries } = content;
  const [figuresFile] = validEntries(entries, 'figures');
  if (!figuresFile) return;
  if (dayStart(figuresFile.value.date) > readBuildTime()) {
    const message = 'this day is in the future. Write the last day that the figures include';
    yield problemAt(figuresFile.entry, ['date'], message);
  }
  const { figures } = figuresFile.value;
  for (const [index, { value, counts }] of figures.entries()) {
    // Such as "Those of peopleServed who had free care".
    const whole = figures.find(({ name }) => new RegExp(`\\bof ${RegExp.escape(name)}\\b`).test(counts));
    if (!whole || value <= whole.value) continue;
    const message = `this is a part of ${whole.name}, which is only ${whole.value}. Correct one of the two`;
    yield problemAt(figuresFile.entry, ['figures', index, 'value'], message);
  }
  yield* checkPlacesCounted(content, figuresFile);
  const findProblems = checkFor(figuresFile.value);
  for (const entry of entries) yield* findProblems(entry);
}
