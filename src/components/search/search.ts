import { findPart } from '#lib/page/find-part.ts';
import { searchWords } from '#words';
import { ADVICE_CHANGED, answerSearch, isAnswered, readAdvice } from '#lib/search/advice-box.ts';
import { findMatches, type SearchItem } from '#lib/search/find-matches.ts';

const MAX_RESULTS = 20;

const searchBox = findPart('#find');
const field = findPart<HTMLInputElement>('#words');
const resultList = findPart('#found');
const status = findPart('#find [role=status]');
const lines = [...document.querySelectorAll<HTMLElement>('#all li')];

function readLine(line: HTMLElement): SearchItem {
  const link = findPart<HTMLAnchorElement>('a', line);
  const name = link.textContent.trim();
  const names = line.querySelector('.names');
  const about = line.textContent.replace(names?.textContent ?? '', '').replace(name, '');
  const keywords = line.dataset['keywords']?.split('|') ?? [];
  // A text such as "FBS, fasting sugar".
  const otherNames = names?.querySelector('span')?.textContent.split(',') ?? [];
  const others = [...otherNames, about, ...keywords];
  return { id: link.hash.slice(1), name, others, keywords, text: line.dataset['text'] };
}

const searchItems = lines.map(readLine);

/** Copies the best matching lines into `resultList`. The list from A to Z does not change. */
function search() {
  const advice = readAdvice();
  const typed = field.value.trim();
  const lineIndexes = findMatches(searchItems, typed, advice).map(({ index }) => index);
  // The cast is safe: `searchItems` has one item for each line.
  const bestLines = lineIndexes
    .slice(0, MAX_RESULTS)
    .map((index) => (lines[index] as Element).cloneNode(true));
  resultList.textContent = '';
  resultList.append(...bestLines);
  const hasResults = bestLines.length > 0;
  answerSearch(advice, typed !== '' && !hasResults);
  if (hasResults) {
    const words = lineIndexes.length > MAX_RESULTS ? searchWords.best : searchWords.found;
    // fill() would make a larger script.
    status.textContent = words
      .replace('{count}', `${lineIndexes.length}`)
      .replace('{most}', `${MAX_RESULTS}`);
  } else if (typed && !isAnswered(advice)) status.textContent = searchBox.dataset['none'] ?? '';
  else status.textContent = '';
}

// Replaces the handler of load-search.ts.
field.oninput = search;
findPart('#advice').addEventListener(ADVICE_CHANGED, search);
search();
