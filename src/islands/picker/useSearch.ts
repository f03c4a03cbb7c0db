import { useEffect, useRef, useState } from 'react';
import { ADVICE_CHANGED, findBox } from '#lib/search/advice-box.ts';
import { focusMatch, NO_SEARCH, searchList, showMatches } from './search-list.ts';
import { findList } from './ticks.ts';

/** Enter on a checkbox of the price list calls goToNext(). The price list is never submitted. */
function useListKeys(goToNext: () => void): void {
  // There is no dependency list, because goToNext() is new in each render.
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

  const onSearch = (text: string) => setResult(searchList(text));

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onSearch('');
  };

  const goToNext = () => {
    // Enter also judges what was typed (advise.ts), and React may not have rendered that yet: no test before the numbers.
    const found = searchList(input.current?.value ?? '').matches;
    if (!found?.length) return;
    matchIndex.current = (matchIndex.current + 1) % found.length;
    const match = found[matchIndex.current];
    if (match) focusMatch(match);
  };

  useEffect(() => {
    matchIndex.current = -1;
    showMatches({ matches, isAdvised });
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
