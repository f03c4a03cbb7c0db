import { makeElement } from '#lib/page/make-element.ts';
import type { QueuedRequest } from '#lib/request/kept-requests.ts';
import type { WaitingWords } from '#queries/forms.ts';

/** The build writes this constant (src/pages/[folder]). */
declare const WORDS: readonly WaitingWords[];

const notices = new Map<WaitingWords, HTMLElement>();

function makeNotice({ form, path, text, afterNumber, link, here, speech }: WaitingWords): HTMLElement {
  const numbers = afterNumber ? [makeElement('strong', {}), afterNumber] : [];
  const formLink = location.pathname === path ? here : makeElement('a', { href: path }, link);
  const attributes = { class: 'callout no-print', 'data-tone': 'warn', 'data-waiting': form, ...speech };
  return makeElement('p', attributes, text, ...numbers, formLink);
}

/** Shows which requests this device keeps. A change from this tab adds no notice, because the form reports its own changes. */
export function showNotices(entries: readonly QueuedRequest[], isFromThisTab: boolean): void {
  for (const words of WORDS) {
    const requests = entries.filter(({ form, status }) => form === words.form && status === words.status);
    const notice = notices.get(words) ?? makeNotice(words);
    if (requests.length === 0) {
      notice.remove();
      notices.delete(words);
    } else if (notices.has(words) || !isFromThisTab) {
      const references = notice.querySelector('strong');
      if (references) references.textContent = requests.map(({ reference }) => reference).join(', ');
      if (!notices.has(words)) document.querySelector('main')?.prepend(notice);
      notices.set(words, notice);
    }
  }
}
