import { useEffect, useRef, useState } from 'react';
import { matchesSearch } from '#lib/site-search.ts';
import type { Option } from '#lib/service.ts';

// Below this width the keyboard of a phone may cover the lower half: a match comes right below the search, which stays in sight.
const isNarrow = () => matchMedia('(max-width: 55.99em)').matches;

/** The search within a price list: what matches, the first of it brought into sight, and the way from one to the next. */
export function useSearch(options: readonly Option[]) {
  const [search, setSearch] = useState('');
  const matches = search.trim() === '' ? null : options.filter(({ name }) => matchesSearch(name, search));
  const firstId = matches?.[0]?.id;
  const at = useRef(-1);

  useEffect(() => {
    at.current = -1;
    const label = firstId && document.getElementById(firstId)?.closest('label');
    // The focus stays where somebody writes.
    if (label) label.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' });
  }, [firstId, search]);

  const goToNext = () => {
    if (!matches?.length) return;
    at.current = (at.current + 1) % matches.length;
    document.getElementById(matches[at.current]?.id ?? '')?.focus();
  };
  return { search, setSearch, matches, goToNext };
}
