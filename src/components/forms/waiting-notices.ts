import { makeElement } from '#lib/page/make-element.ts';
import type { QueuedRequest } from '#lib/request/kept-requests.ts';
import type { WaitingWords } from '#queries/forms.ts';

/** Written into this file by the build (src/pages/[folder]). */
declare const WORDS: readonly WaitingWords[];

const shown = new Map<WaitingWords, HTMLElement>();

function makeNotice({ form, path, text, afterNumber, link, here }: WaitingWords): HTMLElement {
  const number = afterNumber ? [makeElement('strong', {}), afterNumber] : [];
  const place = location.pathname === path ? here : makeElement('a', { href: path }, link);
  const attributes = { class: 'callout no-print', 'data-tone': 'warn', 'data-waiting': form };
  return makeElement('p', attributes, text, ...number, place);
}

/** Says before the page's own words which requests wait on this device, or only takes away what is no longer so. */
export function tell(entries: readonly QueuedRequest[], isOnlyLess: boolean): void {
  for (const words of WORDS) {
    const own = entries.filter(({ form, status }) => form === words.form && status === words.status);
    const before = shown.get(words);
    if (own.length === 0) {
      before?.remove();
      shown.delete(words);
    } else if (before || !isOnlyLess) {
      const notice = before ?? makeNotice(words);
      const references = notice.querySelector('strong');
      if (references) references.textContent = own.map(({ reference }) => reference).join(', ');
      if (!before) document.querySelector('main')?.prepend(notice);
      shown.set(words, notice);
    }
  }
}
