import { useEffect, useRef, useState } from 'react';
import { fillElements } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { pickerSearchWords } from '#words';
import { ADVICE_CHANGED, answerSearch, findBox, isAnswered, readAdvice } from '#lib/search/advice-box.ts';
import { findMatches } from '#lib/search/find-matches.ts';
import { findList, listBoxes, readSearchItem } from './ticks.ts';

interface FoundOption {
  id: string;
  name: string;
  /** The other name that matched, or ''. */
  other: string;
}

/** The narrow layout of picker.css, as on phones. */
const isNarrow = () => matchMedia('(max-width: 55.99em)').matches;

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

interface SearchResult {
  /** '' without a search. */
  typed: string;
  /** The best match first. Null if nothing was typed or only advice answers the search: then the list has no marks. */
  matches: readonly FoundOption[] | null;
  /** How many options were searched. */
  total: number;
  isAdvised: boolean;
}

const NO_SEARCH: SearchResult = { typed: '', matches: null, total: 0, isAdvised: false };

/** Searches the price list, and shows the part of the advice box that answers the search. */
function runSearch(typed: string): SearchResult {
  if (typed.trim() === '') {
    answerSearch(null, false);
    return NO_SEARCH;
  }
  const options = listBoxes().map(readSearchItem);
  const advice = readAdvice();
  const matches = findMatches(options, typed, advice).flatMap(({ index, other }) => {
    const option = options[index];
    return option ? [{ id: option.id, name: option.name, other }] : [];
  });
  const hasMatches = matches.length > 0;
  answerSearch(advice, !hasMatches);
  const isOnlyAdvice = isAnswered(advice) && !hasMatches;
  return { typed, matches: isOnlyAdvice ? null : matches, total: options.length, isAdvised: advice !== null };
}

/** Enter on a checkbox of the price list calls goToNext(). The price list is never submitted. */
function useListKeys(goToNext: () => void): void {
  // There is no dependency list, because goToNext() must read the latest matches.
  useEffect(() => {
    const list = findList();
    const preventSubmit = (event: Event) => event.preventDefault();
    const onKeyDown = (event: KeyboardEvent) => {
      // The cast is safe, because only elements receive key events.
      if (event.key !== 'Enter' || !(event.target as Element).matches('[data-price]')) return;
      event.preventDefault();
      goToNext();
    };
    list?.addEventListener('submit', preventSubmit);
    list?.addEventListener('keydown', onKeyDown);
    return () => {
      list?.removeEventListener('submit', preventSubmit);
      list?.removeEventListener('keydown', onKeyDown);
    };
  });
}

export function useSearch() {
  const [result, setResult] = useState(NO_SEARCH);
  // The match that was focused last; -1 before the first.
  const matchIndex = useRef(-1);
  const input = useRef<HTMLInputElement>(null);
  const { matches, isAdvised } = result;

  const onSearch = (text: string) => setResult(runSearch(text));

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onSearch('');
  };

  const goToNext = () => {
    if (!matches?.length) return;
    matchIndex.current = (matchIndex.current + 1) % matches.length;
    const box = document.getElementById(matches[matchIndex.current]?.id ?? '');
    box?.focus();
    // A disabled checkbox takes no focus, so scroll to it.
    box?.scrollIntoView({ block: 'nearest' });
  };

  useEffect(() => {
    markMatches(matches);
    matchIndex.current = -1;
    const [first] = matches ?? [];
    const label = first && document.getElementById(first.id)?.closest('label');
    // Keeps the best match in view. A phone's keyboard may cover the lower half of the screen, so on phones the match scrolls to just
    // below the sticky search. Advice comes before matches.
    if (label && !isAdvised) label.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' });
    // The advice may arrive after the page has scrolled to a match.
    else if (isAdvised) findBox()?.scrollIntoView({ block: 'nearest' });
  }, [matches, isAdvised]);

  // Searches for text typed before hydration.
  useEffect(() => {
    const adviceBox = findBox();
    const searchAgain = () => onSearch(input.current?.value ?? '');
    searchAgain();
    adviceBox?.addEventListener(ADVICE_CHANGED, searchAgain);
    return () => adviceBox?.removeEventListener(ADVICE_CHANGED, searchAgain);
  }, []);

  useListKeys(goToNext);

  return { ...result, input, onSearch, clear, goToNext };
}
