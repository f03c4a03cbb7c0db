import type { ReactNode, SyntheticEvent } from 'react';
import { ContactMethods } from '#islands/contact-methods/ContactMethods.tsx';
import { fill } from '#lib/placeholders.ts';
import { pickerSearchWords } from '#words';
import type { Contact } from '#lib/contact/contact-methods.ts';
import type { useSearch } from './useSearch.ts';
import './search-box.css';

type Search = ReturnType<typeof useSearch>;

/** A sentence for screen readers about the first match with an `other` name. The price list shows these names to everybody else. */
function describeMatch({ matches }: Search): string {
  const first = matches?.find(({ other }) => other !== '');
  return first ? ` ${fill(pickerSearchWords.why, { name: first.name, other: first.other })}` : '';
}

function NoMatch({ typed, contact }: { typed: string; contact: Contact }) {
  return (
    <div className="stack small" data-gap="small">
      <p>{pickerSearchWords.none}</p>
      <ContactMethods
        contact={contact}
        message={{
          subject: pickerSearchWords.questionSubject,
          body: fill(pickerSearchWords.question, { search: typed.trim() }),
        }}
      />
    </div>
  );
}

interface SearchBoxProps {
  search: Search;
  contact: Contact;
  /** Advice.astro, which is never hydrated. It is in this form, so that the form never covers it. */
  advice?: ReactNode;
}

/**
 * The input is uncontrolled, so that text typed before hydration stays. The search has its own form, so that Enter goes to the next
 * match and does not submit the price list. method="dialog" stops the browser from sending the search before hydration.
 */
export function SearchBox({ search, contact, advice }: SearchBoxProps) {
  const { typed, matches, total, isAdvised, input, onSearch, clear, goToNext } = search;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    goToNext();
  };
  return (
    <form
      className="picker-search needs-script no-print"
      hidden
      role="search"
      method="dialog"
      data-matches={matches?.length}
      data-advised={isAdvised || undefined}
      // On a slow connection, search-without-island.ts searches.
      data-needs-no-island
      onSubmit={handleSubmit}
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
      <div className="picker-advice">{advice}</div>
      <div className="picker-matches">
        <p role="status" className="small">
          {matches !== null && fill(pickerSearchWords.matches, { count: matches.length, total })}
          <span className="visually-hidden">{describeMatch(search)}</span>
        </p>
        <button type="submit" className="button" data-look="quiet">
          {pickerSearchWords.nextMatch}
        </button>
      </div>
      {matches?.length === 0 && <NoMatch typed={typed} contact={contact} />}
    </form>
  );
}
