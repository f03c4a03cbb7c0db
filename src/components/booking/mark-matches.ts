import { findPart } from '#lib/page/find-part.ts';
import { fillElements } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { findBox } from '#lib/search/advice-box.ts';
import { findList } from '#islands/picker/ticks.ts';
import { pickerSearchWords } from '#words';
import type { FoundOption, SearchResult } from './find-in-list.ts';

/* Marks the matches of a search in the price list (search-box.css), and keeps the best one in view. */

const labelOf = (id: string) => document.getElementById(id)?.closest('label');

/** Changes only the rows that match or did, because a phone draws each changed row anew. `matches` that are null remove the marks. */
export function markMatches({ matches, isClose }: Pick<SearchResult, 'matches' | 'isClose'>): void {
  for (const label of document.querySelectorAll<HTMLElement>('[data-match]')) {
    label.querySelector('.other')?.remove();
    delete label.dataset['match'];
  }
  // This attribute dims all rows without `data-match`.
  findList()?.toggleAttribute('data-searched', matches !== null);
  for (const { id, other: name } of matches ?? []) {
    const label = labelOf(id);
    if (!label) continue;
    label.dataset['match'] = isClose ? 'close' : 'yes';
    // If the matches are only close, the other name would read as if it were what was typed.
    if (!name || isClose) continue;
    const other = makeElement('span', { translate: 'no' }, name);
    // Before the English name and the price of a translated test, else last.
    (label.querySelector('.called') ?? label.lastElementChild)?.after(
      makeElement(
        'span',
        { class: 'other' },
        ...fillElements<Node | string>(pickerSearchWords.otherName, { other }),
      ),
    );
  }
}

/** A search of up to this height leaves matches free with the margin in search-box.css. */
const USUAL_HEIGHT_PX = 112;

/** With advice or without a match, the search is never sticky (search-box.css). */
const MAY_STICK = '[data-matches]:not([data-matches="0"]):not([data-advised])';

/**
 * Long words and large letters make the search tall. Then it is not sticky, because it would cover the list (search-box.css), and
 * matches need no margin: `--search`, which restyles the whole page. A lower search adds what the margin lacks to the padding of
 * base.css, which restyles only the root. The observed height is without the padding of a sticky search. `afterChange` may scroll
 * again, because the match is then covered or too far down.
 */
export function watchHeight(form: Element, afterChange: () => void): void {
  new ResizeObserver(([entry]) => {
    const height = entry?.contentRect.height ?? 0;
    const isTall = height > innerHeight / 3;
    form.toggleAttribute('data-tall', isTall);
    const { style } = document.documentElement;
    style.setProperty('--search', isTall && form.matches(MAY_STICK) ? '0' : '');
    const isHigher = !isTall && height > USUAL_HEIGHT_PX;
    style.scrollPaddingTop = isHigher ? `calc(${height}px - 7rem + var(--space-4))` : '';
    afterChange();
  }).observe(form);
}

/** For a smooth movement a slow phone would draw thirty frames at every key, so the page moves at once. */
const AT_ONCE = 'instant';

export function scrollToMatch({ matches, isClose, isAdvised }: SearchResult): void {
  // The advice may arrive when the visitor is already further on in the list: then the page stays where it is.
  if (!document.activeElement?.matches('.picker-search input')) return;
  const [first] = matches ?? [];
  const label = first && labelOf(first.id);
  // The narrow layout of picker.css, as on phones.
  const isNarrow = matchMedia('(max-width: 55.99em)').matches;
  const form = findPart('.picker-search');
  // On a short screen, where the search is not sticky (search-box.css), a scroll would take the field out of view while the visitor
  // types. The number of matches and the button for the next one stay in view.
  const isShort = !matchMedia('(min-height: 30em)').matches;
  // That a match is only close must stay in view, also if the search is not sticky.
  const isHidden = isShort || (isClose && form.matches('[data-tall]'));
  // The advice may arrive after the page has scrolled to a match.
  const top = isAdvised ? findBox() : matches && form;
  const place = label && !isAdvised && !isHidden ? label : top;
  // A phone's keyboard may cover the lower half of the screen, so on phones the match scrolls to just below the sticky search.
  place?.scrollIntoView({ block: isNarrow && place === label ? 'start' : 'nearest', behavior: AT_ONCE });
}

export function focusMatch({ id }: FoundOption): void {
  const box = document.getElementById(id);
  box?.focus();
  // A disabled checkbox takes no focus, so scroll to it.
  box?.scrollIntoView({ block: 'nearest', behavior: AT_ONCE });
}
