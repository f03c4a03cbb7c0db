import { findPart } from '#lib/page/find-part.ts';
import { MAX_RESULTS } from './max-results.ts';
import { ADVICE_CHANGED, answerSearch, isAnswered, readAdvice } from '#lib/search/advice-box.ts';
import { makeSearch } from '#lib/search/find-matches.ts';
import type { SearchItem } from '#lib/search/names.ts';
import type { IndexWords } from '#queries/index-words.ts';

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const WORDS: IndexWords;

const searchBox = findPart('#find');
const field = findPart<HTMLInputElement>('#words');
const resultList = findPart('#found');
const status = findPart('#find [role=status]');

function readLine(line: HTMLElement): SearchItem & { line: Element } {
  const link = findPart<HTMLAnchorElement>('a', line);
  // The casts are safe: IndexList.astro writes a space after each link.
  const about = (link.nextSibling as Text).textContent as string;
  const {
    names,
    text = '',
    keywords = '',
    ...kind
  } = WORDS.lines[link.dataset['id'] ?? link.pathname + link.hash] ?? {};
  return {
    line,
    id: link.hash.slice(1),
    name: link.textContent,
    // An empty name matches nothing.
    others: `${names ?? ''}|${keywords}`.split('|'),
    // Only a test has other names.
    keywords: names === undefined ? keywords.split('|') : undefined,
    text: `${about} ${text}`,
    ...kind,
  };
}

const findNames = makeSearch(
  [...document.querySelectorAll<HTMLElement>('#all li')].map(readLine),
  WORDS.small.split(' '),
  WORDS.harmless.split(' '),
  WORDS.same,
);

/**
 * Copies the best matching lines into `resultList`. The list from A to Z does not change. The same lines stay, because new copies
 * would lose the focus when the advice comes late.
 */
function search(typed: string) {
  const advice = readAdvice();
  const { matches, isClose } = findNames(typed, advice);
  const found = [...new Set(matches.map(({ item }) => item.line))];
  const copies = found.slice(0, MAX_RESULTS).map((line) => line.cloneNode(true));
  if (resultList.textContent !== copies.map((line) => line.textContent).join('')) {
    resultList.textContent = '';
    resultList.append(...copies);
  }
  const count = found.length;
  // Up to two letters may begin anything.
  const isNothingFound = typed.trim().length > 2 && !count;
  answerSearch(advice, isNothingFound);
  // The cast is safe: search.astro writes the attributes.
  const words = searchBox.dataset as Record<'best' | 'close' | 'found' | 'none', string>;
  const none = isNothingFound && !isAnswered(advice) ? words.none : '';
  // fill() would make a larger script.
  const line = count ? words[count > MAX_RESULTS ? 'best' : 'found'].replace('{count}', `${count}`) : none;
  // A function, because somebody may type "$&".
  status.textContent = isClose ? words.close.replace('{words}', () => typed.trim()) : line;
}

// Replaces the handler of load-search.ts.
field.oninput = () => search(field.value);
// Only now has the visitor stopped typing, so that the last word is whole.
findPart('#advice').addEventListener(ADVICE_CHANGED, () => search(`${field.value} `));
search(field.value);
