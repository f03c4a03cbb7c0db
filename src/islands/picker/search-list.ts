import { findPart } from '#lib/page/find-part.ts';
import { fillElements } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { pickerSearchWords } from '#words';
import { answerSearch, findBox, isAnswered, readAdvice } from '#lib/search/advice-box.ts';
import { findOptions, makeSearch } from '#lib/search/find-matches.ts';
import { listBoxes, queryAll, readSearchItem } from './ticks.ts';

/*
 * Searches the price list, for the island (useSearch.ts) and for the small script that searches without it
 * (components/booking/search-without-island.ts).
 */

interface FoundOption {
  id: string;
  name: string;
  /** The other name that matched, or ''. */
  other: string;
}

export interface SearchResult {
  /** '' without a search. */
  typed: string;
  /** The best match first. Null if nothing was typed or only advice answers the search: then the list has no marks. */
  matches: readonly FoundOption[] | null;
  /** How many options were searched. */
  total: number;
  isAdvised: boolean;
}

export const NO_SEARCH: SearchResult = { typed: '', matches: null, total: 0, isAdvised: false };

const MAX_ELSEWHERE = 3;

/** Shows the other lists that may have what was typed (Elsewhere.astro); '' hides them. */
function showElsewhere(typed: string): void {
  for (const line of queryAll<HTMLElement>('#elsewhere > li')) {
    const items = (line.dataset['names'] ?? '').split('\n').map((each) => {
      const [name = '', ...others] = each.split('|');
      return { name, others };
    });
    const found = new Set(typed ? makeSearch(items)(typed).map(({ item }) => item.name) : []);
    line.hidden = found.size === 0;
    findPart('b', line).textContent = [...found].slice(0, MAX_ELSEWHERE).join(', ');
  }
}

/** Shows the part of the advice box that answers the search, and what other lists have if this list has nothing. */
export function searchList(typed: string): SearchResult {
  if (typed.trim() === '') {
    answerSearch(null, false);
    showElsewhere('');
    return NO_SEARCH;
  }
  const options = listBoxes().map(readSearchItem);
  const advice = readAdvice();
  const matches = findOptions(options, typed, advice).flatMap(({ index, other }) => {
    const option = options[index];
    return option ? [{ id: option.id, name: option.name, other }] : [];
  });
  const hasMatches = matches.length > 0;
  answerSearch(advice, !hasMatches);
  const isOnlyAdvice = isAnswered(advice) && !hasMatches;
  showElsewhere(hasMatches || isOnlyAdvice ? '' : typed);
  return { typed, matches: isOnlyAdvice ? null : matches, total: options.length, isAdvised: advice !== null };
}

/** Marks each option for search-box.css. Null removes these marks. */
function markMatches(matches: readonly FoundOption[] | null): void {
  for (const box of listBoxes()) {
    const label = box.closest('label');
    const match = matches?.find(({ id }) => id === box.id);
    if (!label) continue;
    if (matches) label.dataset['match'] = match ? 'yes' : 'no';
    else delete label.dataset['match'];
    label.querySelector('.other')?.remove();
    if (!match?.other) continue;
    const other = makeElement('span', { translate: 'no' }, match.other);
    // Before the English name and the price of a translated test, else last.
    (label.querySelector('.called') ?? label.lastElementChild)?.after(
      makeElement(
        'span',
        { class: 'other' },
        ...fillElements<Node | string>(pickerSearchWords.otherName, { other }),
      ),
    );
  }
}

/** The narrow layout of picker.css, as on phones. */
const isNarrow = () => matchMedia('(max-width: 55.99em)').matches;

/** Long words and large letters make the search tall. Then it is not sticky, because it would cover the list (search-box.css). */
function fitSearch(): void {
  const form = document.querySelector<HTMLElement>('.picker-search');
  if (!form) return;
  form.removeAttribute('data-tall');
  const { offsetHeight } = form;
  const isTall = offsetHeight > innerHeight / 3;
  form.toggleAttribute('data-tall', isTall);
  // What a match keeps free above itself when it scrolls into view.
  document.documentElement.style.setProperty('--search', isTall ? '0px' : `${offsetHeight}px`);
}

/** Marks the matches in the list, and keeps the best one in view. */
export function showMatches({ matches, isAdvised }: Pick<SearchResult, 'matches' | 'isAdvised'>): void {
  markMatches(matches);
  fitSearch();
  // The advice may arrive when the visitor is already further on in the list: then the page stays where it is.
  if (!document.activeElement?.matches('.picker-search input')) return;
  const [first] = matches ?? [];
  const label = first && document.getElementById(first.id)?.closest('label');
  // A phone's keyboard may cover the lower half of the screen, so on phones the match scrolls to just below the sticky search. Advice
  // comes before matches.
  if (label && !isAdvised) label.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' });
  // The advice may arrive after the page has scrolled to a match.
  else if (isAdvised) findBox()?.scrollIntoView({ block: 'nearest' });
}

export function focusMatch({ id }: FoundOption): void {
  const box = document.getElementById(id);
  box?.focus();
  // A disabled checkbox takes no focus, so scroll to it.
  box?.scrollIntoView({ block: 'nearest' });
}
