import type { SyntheticEvent } from 'react';
import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import { fill } from '#lib/placeholders.ts';
import { pickerSearchWords } from '#words';
import type { Contact } from '#lib/contact/contact-methods.ts';
import type { useSearch } from './useSearch.ts';
import './search-box.css';

type Search = ReturnType<typeof useSearch>;

/** By which other name a test was found: it stands beside the test, and is said to those who cannot see that. */
function tellWhy({ matches }: Search): string {
  const first = matches?.find(({ other }) => other !== '');
  return first ? ` ${fill(pickerSearchWords.why, { name: first.name, other: first.other })}` : '';
}

interface SearchBoxProps {
  search: Search;
  contact: Contact;
}

/** Where nothing matches: somebody to ask, with the words in the message. */
function None({ search, contact }: { search: string; contact: Contact }) {
  return (
    <div className="stack small" data-gap="small">
      <p>{pickerSearchWords.none}</p>
      <ContactMethods
        contact={contact}
        message={{
          subject: pickerSearchWords.questionSubject,
          body: fill(pickerSearchWords.question, { search: search.trim() }),
        }}
      />
    </div>
  );
}

/**
 * Search within the price list. Uncontrolled, so that what was typed before the code arrived stays. It is a form of its own, so
 * that Enter searches and does nothing else; "dialog" keeps it from leading anywhere without the code.
 */
export function SearchBox({ search, contact }: SearchBoxProps) {
  const { matches, total, input, onSearch, clear, goToNext } = search;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    goToNext();
  };
  return (
    <form
      className="picker-search needs-script no-print"
      hidden
      role="search"
      method="dialog"
      data-searching={matches?.length}
      onSubmit={submit}
    >
      <label htmlFor="search">{pickerSearchWords.label}</label>
      <div className="picker-search-line">
        <input
          ref={input}
          id="search"
          type="search"
          placeholder={pickerSearchWords.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
        <button
          type="button"
          className="button"
          data-look="quiet"
          onClick={clear}
          aria-label={pickerSearchWords.clearName}
        >
          {pickerSearchWords.clear}
        </button>
      </div>
      <div className="picker-matches">
        <p role="status" className="small">
          {matches !== null && fill(pickerSearchWords.matches, { count: matches.length, total })}
          <span className="visually-hidden">{tellWhy(search)}</span>
        </p>
        <button type="submit" className="button" data-look="quiet">
          {pickerSearchWords.nextMatch}
        </button>
      </div>
      {matches?.length === 0 && <None search={search.search} contact={contact} />}
    </form>
  );
}
