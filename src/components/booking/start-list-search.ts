import { findPart } from '#lib/page/find-part.ts';
import { fill } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { ADVICE_CHANGED, findBox } from '#lib/search/advice-box.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { findList, queryAll } from '#islands/picker/ticks.ts';
import { pickerSearchWords } from '#words';
import { NO_SEARCH, watchList, type SearchResult } from './find-in-list.ts';
import { focusMatch, markMatches, scrollToMatch, watchHeight } from './mark-matches.ts';

/** The ways to ask about what the list does not have: the links of step 2, with another message. */
function makeQuestion(typed: string): Element {
  const message = fill(pickerSearchWords.question, { search: typed.trim() });
  const subject = encodeURIComponent(pickerSearchWords.questionSubject);
  const ways = queryAll<HTMLAnchorElement>('.picker-contact-methods li:not(.without-script) a').map((way) => {
    const link = way.cloneNode(true) as HTMLAnchorElement;
    if (!link.href.startsWith('tel:'))
      link.href = withText(link.href, message).replace(/subject=[^&]*/, `subject=${subject}`);
    return makeElement('li', {}, link);
  });
  return makeElement(
    'div',
    { class: 'stack small', 'data-gap': 'small' },
    makeElement('p', {}, pickerSearchWords.none),
    makeElement('ul', { class: 'cluster' }, ...ways),
  );
}

/**
 * Says that the matches are only close, how many options match and, to screen readers, by which other name the first was found. The list shows these
 * names.
 */
function showResult(
  form: HTMLFormElement,
  { matches, isClose, total, isAdvised }: SearchResult,
  typed: string,
): void {
  const status = findPart('[role=status]', form);
  const first = matches?.find(({ other }) => other !== '');
  const line = matches ? fill(pickerSearchWords.matches, { count: matches.length, total }) : '';
  status.textContent = isClose ? fill(pickerSearchWords.close, { words: typed.trim() }) : line;
  const why =
    first && !isClose ? ` ${fill(pickerSearchWords.why, { name: first.name, other: first.other })}` : '';
  status.append(makeElement('span', { class: 'visually-hidden' }, why));
  if (matches) form.dataset['matches'] = `${matches.length}`;
  else delete form.dataset['matches'];
  form.toggleAttribute('data-advised', isAdvised);
  form.toggleAttribute('data-close', isClose);
  form.querySelector(':scope > .stack')?.remove();
  if (matches?.length === 0) form.append(makeQuestion(typed));
}

/** A scroll at every key would take a slow phone longer than the search, and would move the list under the eyes. */
const REST_MS = 300;

/** The search of a price list (SearchBox.tsx). load-list-search.ts loads it when somebody uses the field. */
export function startListSearch(harmlessWords: readonly string[] = []): void {
  const form = findPart<HTMLFormElement>('.picker-search');
  const field = findPart<HTMLInputElement>('#search');
  const priceList = findList();
  const { find, withoutReading } = watchList(harmlessWords);
  let result = NO_SEARCH;
  /** The match that was focused last; -1 before the first. */
  let matchIndex = -1;

  let timer: ReturnType<typeof setTimeout> | undefined;

  function scrollAtRest(): void {
    clearTimeout(timer);
    timer = setTimeout(() => scrollToMatch(result), REST_MS);
  }

  function search(typed: string): void {
    result = find(typed);
    matchIndex = -1;
    showResult(form, result, typed);
    withoutReading(() => markMatches(result));
  }

  function goToNext(event: Event): void {
    event.preventDefault();
    const { matches } = result;
    if (!matches?.length) return;
    matchIndex = (matchIndex + 1) % matches.length;
    const match = matches[matchIndex];
    if (match) focusMatch(match);
  }

  const searchNow = () => {
    search(field.value);
    scrollAtRest();
  };
  field.oninput = searchNow;
  form.onsubmit = goToNext;
  findPart('[type=button]', form).onclick = () => {
    field.value = '';
    field.focus();
    searchNow();
  };
  // A scroll under the finger would tick another test.
  priceList?.addEventListener('pointerdown', () => clearTimeout(timer));
  // Enter on a checkbox goes to the next match, and never submits the list.
  priceList?.addEventListener('submit', (event) => event.preventDefault());
  priceList?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.target as Element).matches('[data-price]')) goToNext(event);
  });
  // Only now has the visitor stopped typing, so that the last word is whole.
  findBox()?.addEventListener(ADVICE_CHANGED, () => {
    search(`${field.value} `);
    if (result.isAdvised) scrollAtRest();
  });
  watchHeight(form, scrollAtRest);
  searchNow();
}
