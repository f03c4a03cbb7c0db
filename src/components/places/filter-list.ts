import { findPart } from '#lib/page/find-part.ts';
import { fill } from '#lib/placeholders.ts';
import { communityWords } from '#words';
import { matchesSearch } from '#lib/search/find-matches.ts';

/* Filters the list of CommunityList.astro by name. The first element of each item is the name. */
const input = findPart<HTMLInputElement>('#filter');
const items = document.querySelectorAll('#communities li');
const status = findPart('#communities-found');
const fold = findPart('#communities').parentElement;

function filter() {
  fold?.setAttribute('open', '');
  let matchCount = 0;
  for (const item of items) {
    const isMatch = matchesSearch(item.firstElementChild?.textContent ?? '', input.value);
    item.toggleAttribute('hidden', !isMatch);
    if (isMatch) matchCount += 1;
  }
  status.textContent =
    matchCount > 0
      ? fill(communityWords.left, { left: matchCount, count: items.length })
      : communityWords.none;
}

input.addEventListener('input', filter);
// The browser restores typed text on Back.
if (input.value) filter();

// Escape closes the open <details> of the drawn map, which is on the same page and has no script of its own.
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  document.querySelector('.marks [open]')?.removeAttribute('open');
});
