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

const entries = lines.map(readLine);

function search() {
  const advice = readAdvice();
  const words = field.value.trim();
  const places = findMatches(entries, words, advice).map(({ place }) => place);
  // The cast: `entries` has one item for each line, so each place is the index of a line.
  const best = places.slice(0, MAX_RESULTS).map((place) => (lines[place] as Element).cloneNode(true));
  resultList.textContent = '';
  resultList.append(...best);
  const isOnlyAdvice = advice !== null && best.length === 0;
  showPart(advice?.kind ?? (words && best.length === 0 ? 'none' : null));
  if (words === '' || isOnlyAdvice) status.textContent = '';
  else if (best.length === 0) status.textContent = searchBox.dataset['none'] ?? '';
  else
    status.textContent = (places.length > MAX_RESULTS ? searchWords.best : searchWords.found)
      .replace('{count}', `${places.length}`)
      .replace('{most}', `${MAX_RESULTS}`);
}

field.oninput = search;
findPart('#advice').addEventListener(ADVICE_LOADED, search);
search();
