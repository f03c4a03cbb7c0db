import type { ReactNode } from 'react';
import { pickerSearchWords } from '#words';
import './search-box.css';

/**
 * The search of a price list, which components/booking/start-list-search.ts makes work, without the picker's code. It
 * has its own form, so that Enter goes to the next match and does not submit the price list. method="dialog" stops the browser from
 * sending the search before the script has loaded. `children` is what the search says besides matches (Advice.astro). It is in this
 * form, so that the form never covers it.
 */
export const SearchBox = ({ children }: { children?: ReactNode }) => (
  <form className="picker-search needs-script no-print" hidden role="search" method="dialog">
    <label htmlFor="search">{pickerSearchWords.label}</label>
    <div className="picker-search-line">
      <input
        id="search"
        data-not-loaded={pickerSearchWords.failed}
        type="search"
        placeholder={pickerSearchWords.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="button" className="button" data-look="quiet" aria-label={pickerSearchWords.clearName}>
        {pickerSearchWords.clear}
      </button>
    </div>
    <div className="picker-advice">
      {children}
      {/* Other price lists that have what this list does not have (find-in-list.ts). */}
      <ul id="elsewhere" className="plain" aria-live="polite" />
    </div>
    <div className="picker-matches">
      <p role="status" className="small" />
      <button type="submit" className="button" data-look="quiet">
        {pickerSearchWords.nextMatch}
      </button>
    </div>
  </form>
);
