import { fill } from '#lib/placeholders.ts';
import { communityWords } from '#words';
import { matchesSearch } from '#lib/search/find-matches.ts';

/*
 * The filter above the communities: those whose name does not match step aside, and a status says how many are left. What was
 * typed before, or kept by the browser on the way back, counts at once. Escape closes what is open on the map.
 */
const input = document.querySelector('#filter') as HTMLInputElement;
const items = document.querySelectorAll('#communities > li');
const found = document.querySelector('#communities-found') as HTMLElement;

function filter() {
  let left = 0;
  for (const item of items) {
    const matches = matchesSearch(item.firstElementChild?.textContent ?? '', input.value);
    item.toggleAttribute('hidden', !matches);
    if (matches) left += 1;
  }
  found.textContent =
    left > 0 ? fill(communityWords.left, { left, count: items.length }) : communityWords.none;
}

input.addEventListener('input', filter);
if (input.value) filter();

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  document.querySelector('.marks [open]')?.removeAttribute('open');
});
