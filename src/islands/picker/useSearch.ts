import { useEffect, useRef, useState } from 'react';
import { fill } from '#lib/placeholders.ts';
import { pickerSearchWords } from '#words';
import { ADVICE_CAME, findBox, readAdvice, showPart } from '#lib/search/advice-box.ts';
import { findMatches } from '#lib/search/find-matches.ts';
import { findList, listBoxes, readNames } from './ticks.ts';

/** An option that a search has led to. */
interface Found {
  id: string;
  name: string;
  /** The other name that was meant; '' where its own name answers. */
  other: string;
}

// Below this width the keyboard of a phone may cover the lower half: a match comes right below the search, which stays in sight.
const isNarrow = () => matchMedia('(max-width: 55.99em)').matches;

/** Dims what does not match, and says beside what does by which name; nothing is removed. */
function mark(matches: readonly Found[] | null): void {
  for (const box of listBoxes()) {
    const label = box.closest('label');
    const match = matches?.find(({ id }) => id === box.id);
    if (!label) continue;
    if (matches) label.dataset['match'] = match ? 'yes' : 'no';
    else delete label.dataset['match'];
    const name = label.querySelector<HTMLElement>('span');
    if (match?.other)
      name?.setAttribute('data-other', fill(pickerSearchWords.otherName, { other: match.other }));
    else name?.removeAttribute('data-other');
  }
}

interface Result {
  search: string;
  /** The best first; null while nothing is searched. */
  matches: readonly Found[] | null;
  total: number;
}

const NOTHING: Result = { search: '', matches: null, total: 0 };

function searchIn(search: string): Result {
  if (search.trim() === '') {
    showPart(null);
    return NOTHING;
  }
  const options = listBoxes().map((box) => ({ ...readNames(box), id: box.id }));
  const advice = readAdvice();
  const matches = findMatches(options, search, advice).flatMap(({ place, other }) =>
    options.slice(place, place + 1).map(({ id, name }) => ({ id, name, other })),
  );
  showPart(advice?.kind ?? (matches.length > 0 ? null : 'none'));
  // The advice stands alone: the list stays as it is.
  return { search, matches: advice && matches.length === 0 ? null : matches, total: options.length };
}

/** The search within the price list: what matches, the best first and in sight, and the way from one to the next. */
export function useSearch() {
  const [result, setResult] = useState(NOTHING);
  const at = useRef(-1);
  const input = useRef<HTMLInputElement>(null);
  const { matches } = result;

  const onSearch = (text: string) => setResult(searchIn(text));

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onSearch('');
  };

  const goToNext = () => {
    if (!matches?.length) return;
    at.current = (at.current + 1) % matches.length;
    const box = document.getElementById(matches[at.current]?.id ?? '');
    box?.focus();
    // What cannot be had takes no focus.
    box?.scrollIntoView({ block: 'nearest' });
  };

  useEffect(() => {
    mark(matches);
    at.current = -1;
    const [first] = matches ?? [];
    const label = first && document.getElementById(first.id)?.closest('label');
    // The focus stays where somebody writes. Advice may come after a match was in sight: it stands below the search.
    if (label) label.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' });
    else if (input.current?.value) input.current.scrollIntoView({ block: 'nearest' });
  }, [matches]);

  // What was typed before the code arrived; and the words of somebody ill may come after the first letters.
  useEffect(() => {
    const box = findBox();
    const again = () => onSearch(input.current?.value ?? '');
    again();
    box?.addEventListener(ADVICE_CAME, again);
    return () => box?.removeEventListener(ADVICE_CAME, again);
  }, []);

  // Enter on a box leads to the next match, which is nothing without a search; it never sends the list.
  useEffect(() => {
    const list = findList();
    const stay = (event: Event) => event.preventDefault();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target as Element).matches('[data-price]')) return;
      event.preventDefault();
      goToNext();
    };
    list?.addEventListener('submit', stay);
    list?.addEventListener('keydown', onKeyDown);
    return () => {
      list?.removeEventListener('submit', stay);
      list?.removeEventListener('keydown', onKeyDown);
    };
  });

  return { ...result, input, onSearch, clear, goToNext };
}
