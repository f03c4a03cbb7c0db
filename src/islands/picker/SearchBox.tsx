import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  matches: number | null;
  total: number;
  onSearch: (text: string) => void;
}

/** Search within the price list. Uncontrolled, so that what was typed before the code arrived stays. */
export function SearchBox({ matches, total, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onSearch(input.current?.value ?? ''), [onSearch]);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onSearch('');
  };
  return (
    <search className="picker-search needs-script no-print">
      <label htmlFor="search">Search this list</label>
      <div className="picker-search-line">
        <input
          ref={input}
          id="search"
          type="search"
          placeholder="Search..."
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
        <button type="button" className="button" data-look="quiet" onClick={clear} aria-label="Clear search">
          Clear
        </button>
      </div>
      <p role="status" className="small">
        {matches !== null && `${matches} of ${total} match. Nothing is hidden.`}
      </p>
    </search>
  );
}
