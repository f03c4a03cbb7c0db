import { findPart } from '#lib/page/find-part.ts';
import { searchWords } from '#words';
import { ADVICE_CAME, readAdvice, showPart } from '#lib/search/advice-box.ts';
import { findMatches, type SearchItem } from '#lib/search/find-matches.ts';

/* Copies the matching lines to above the list. The list itself does not change. */
const MOST = 20;

const find = findPart('#find');
const field = findPart<HTMLInputElement>('#words');
const found = findPart('#found');
const status = findPart('#find [role=status]');
const lines = [...document.querySelectorAll<HTMLElement>('#all li')];

function readLine(line: HTMLElement): SearchItem {
  const name = findPart('a', line).textContent.trim();
  const names = line.querySelector('.names')?.textContent ?? '';
  const about = line.textContent.replace(names, '').replace(name, '');
  const keywords = line.dataset['keywords']?.split('|') ?? [];
  const others = [...names.split(/[:,]/).slice(1), about, ...keywords];
  return { name, others, keywords, text: line.dataset['text'] };
}

const entries = lines.map(readLine);

function search() {
  const advice = readAdvice();
  const words = field.value.trim();
  const places = findMatches(entries, words, advice).map(({ place }) => place);
  // The cast: `entries` has one item for each line, so each place is the index of a line.
  const best = places.slice(0, MOST).map((place) => (lines[place] as Element).cloneNode(true));
  found.textContent = '';
  found.append(...best);
  const isAlone = advice !== null && best.length === 0;
  showPart(advice?.kind ?? (words && best.length === 0 ? 'none' : null));
  if (words === '' || isAlone) status.textContent = '';
  else if (best.length === 0) status.textContent = find.dataset['none'] ?? '';
  else
    status.textContent = (places.length > MOST ? searchWords.best : searchWords.found)
      .replace('{count}', `${places.length}`)
      .replace('{most}', `${MOST}`);
}

field.oninput = search;
findPart('#advice').addEventListener(ADVICE_CAME, search);
search();
