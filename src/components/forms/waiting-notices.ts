import { makeElement } from '#lib/page/make-element.ts';
import type { KeptRequest } from '#lib/request/kept-requests.ts';
import type { RequestNotice } from '#queries/forms.ts';

/** The build writes this constant (src/pages/[folder]/[name].js.ts). */
declare const WORDS: readonly RequestNotice[];

const notices = new Map<RequestNotice, HTMLElement>();

function makeNotice({ form, path, text, afterNumber, link, here, speech }: RequestNotice): HTMLElement {
  // showNotices() fills <strong> with the reference numbers.
  const numbers = afterNumber ? [makeElement('strong', { translate: 'no' }), afterNumber] : [];
  const linkOrHere = location.pathname === path ? here : makeElement('a', { href: path }, link);
  const attributes = { class: 'callout no-print', 'data-tone': 'warn', 'data-waiting': form, ...speech };
  return makeElement('p', attributes, text, ...numbers, linkOrHere);
}

/** A change from this tab adds no notice, because the form reports its own changes. */
export function showNotices(requests: readonly KeptRequest[], isFromThisTab: boolean): void {
  for (const words of WORDS) {
    const matching = requests.filter(({ form, status }) => form === words.form && status === words.status);
    const shownNotice = notices.get(words);
    if (matching.length === 0) {
      shownNotice?.remove();
      notices.delete(words);
    } else if (shownNotice || !isFromThisTab) {
      const notice = shownNotice ?? makeNotice(words);
      const references = notice.querySelector('strong');
      if (references) references.textContent = matching.map(({ reference }) => reference).join(', ');
      if (!shownNotice) document.querySelector('main')?.prepend(notice);
      notices.set(words, notice);
    }
  }
}
