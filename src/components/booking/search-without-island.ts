import { focusMatch, NO_SEARCH, searchList, showMatches } from '#islands/picker/search-list.ts';
import { findList, queryAll } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { fill } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { ADVICE_CHANGED, findBox } from '#lib/search/advice-box.ts';
import { pickerSearchWords } from '#words';

/*
 * The search of a price list on a slow connection, without the picker's code (load-list-search.ts). It shows what SearchBox.tsx
 * shows. As soon as the island is hydrated, this script does nothing.
 */

const findForm = () => document.querySelector<HTMLFormElement>('.picker:not([data-hydrated]) .picker-search');
const findInput = (form: Element) => form.querySelector('input') as HTMLInputElement;

let result = NO_SEARCH;
/** The match that was focused last; -1 before the first. */
let matchIndex = -1;

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

function showResult(form: HTMLFormElement): void {
  const { matches, total, typed, isAdvised } = result;
  const status = form.querySelector('[role=status]');
  const first = matches?.find(({ other }) => other !== '');
  if (status) {
    status.textContent = matches ? fill(pickerSearchWords.matches, { count: matches.length, total }) : '';
    const why = first ? ` ${fill(pickerSearchWords.why, { name: first.name, other: first.other })}` : '';
    status.append(makeElement('span', { class: 'visually-hidden' }, why));
  }
  if (matches) form.dataset['matches'] = `${matches.length}`;
  else delete form.dataset['matches'];
  form.toggleAttribute('data-advised', isAdvised);
  form.querySelector(':scope > .stack')?.remove();
  if (matches?.length === 0) form.append(makeQuestion(typed));
}

function search(): void {
  const form = findForm();
  if (!form) return;
  result = searchList(findInput(form).value);
  matchIndex = -1;
  showResult(form);
  showMatches(result);
}

function goToNext(): void {
  const { matches } = result;
  if (!matches?.length) return;
  matchIndex = (matchIndex + 1) % matches.length;
  const match = matches[matchIndex];
  if (match) focusMatch(match);
}

// Events are caught at the top, because React replaces a form that a translator has changed.
addEventListener('input', ({ target }) => {
  if ((target as Element).closest('.picker-search')) search();
});
addEventListener('click', ({ target }) => {
  const form = findForm();
  // A translator puts elements into buttons. The cast is safe: clicks happen on elements.
  const button = (target as Element).closest('.picker-search-line button');
  if (!form || !button) return;
  const input = findInput(form);
  input.value = '';
  input.focus();
  search();
});
addEventListener('submit', (event) => {
  if (!findForm()) return;
  const form = event.target as HTMLFormElement;
  if (form === findList()) event.preventDefault();
  if (!form.matches('.picker-search')) return;
  event.preventDefault();
  goToNext();
});
// Enter on a checkbox goes to the next match, and never submits the list.
addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.target as Element).matches('[data-price]') || !findForm()) return;
  event.preventDefault();
  goToNext();
});
findBox()?.addEventListener(ADVICE_CHANGED, search);
search();
