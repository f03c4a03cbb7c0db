import { findPart } from '#lib/page/find-part.ts';
import { searchWords } from '#words';
import { ADVICE_LOADED, readAdvice, showPart } from '#lib/search/advice-box.ts';
import { findMatches, type SearchItem } from '#lib/search/find-matches.ts';

/* Copies the matching lines to above the list. The list itself does not change. */
const MAX_RESULTS = 20;

const searchBox = findPart('#find');
const field = findPart<HTMLInputElement>('#words');
const resultList = findPart('#found');
const status = findPart('#find [role=status]');
const lines = [...document.querySelectorAll<HTMLElement>('#all li')];

function readLine(line: HTMLElement): SearchItem {
  const name = findPart('a', line).textContent.trim();
  const names = line.querySelector('.names')?.textContent ?? '';
  const about = line.textContent.replace(names, '').replace(name, '');
  const keywords = line.dataset['keywords']?.split('|') ?? [];
  // The text of the names is such as "(also called: FBS, fasting sugar)".
  const others = [...names.split(/[:,]/).slice(1), about, ...keywords];
  return { name, others, keywords, text: line.dataset['text'] };
}

const searchItems = lines.map(readLine);

function search() {
  const advice = readAdvice();
  const typed = field.value.trim();
  const lineIndexes = findMatches(searchItems, typed, advice).map(({ place }) => place);
  // The cast is safe: `searchItems` has one item for each line.
  const bestLines = lineIndexes
    .slice(0, MAX_RESULTS)
    .map((index) => (lines[index] as Element).cloneNode(true));
  resultList.textContent = '';
  resultList.append(...bestLines);
  const isOnlyAdvice = advice !== null && bestLines.length === 0;
  showPart(advice?.kind ?? (typed && bestLines.length === 0 ? 'none' : null));
  if (typed === '' || isOnlyAdvice) status.textContent = '';
  else if (bestLines.length === 0) status.textContent = searchBox.dataset['none'] ?? '';
  else
    status.textContent = (lineIndexes.length > MAX_RESULTS ? searchWords.best : searchWords.found)
      .replace('{count}', `${lineIndexes.length}`)
      .replace('{most}', `${MAX_RESULTS}`);
}

field.oninput = search;
findPart('#advice').addEventListener(ADVICE_LOADED, search);
search();
