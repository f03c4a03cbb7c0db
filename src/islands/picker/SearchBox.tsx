import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
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

interface SearchBoxProps {
  /** How many match; null while nothing is searched. */
  matches: number | null;
  total: number;
  onSearch: (text: string) => void;
  onNext: () => void;
}

/**
 * Search within the price list. Uncontrolled, so that what was typed before the code arrived stays. It is a form of its own, so
 * that Enter searches and does nothing else; "dialog" keeps it from leading anywhere without the code.
 */
export function SearchBox({ matches, total, onSearch, onNext }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onSearch(input.current?.value ?? ''), [onSearch]);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onSearch('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form
      className="picker-search needs-script no-print"
      hidden
      role="search"
      method="dialog"
      data-searching={matches ?? undefined}
      onSubmit={submit}
    >
      <label htmlFor="search">Search this list</label>
      <div className="picker-search-line">
        <input
          ref={input}
          id="search"
          type="search"
          placeholder="Search..."
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onSearch(event.target.value)}
        />
        <button type="button" className="button" data-look="quiet" onClick={clear} aria-label="Clear search">
          Clear
        </button>
      </div>
      <div className="picker-matches">
        <p role="status" className="small">
          {matches !== null && `${matches} of ${total} match. Nothing is hidden.`}
        </p>
        <button type="submit" className="button" data-look="quiet">
          Next match
        </button>
      </div>
    </form>
  );
}
