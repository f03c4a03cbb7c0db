import { fill } from '#lib/fill.ts';
import { communityWords } from '#lib/words.ts';
import { matchesSearch } from '#lib/search.ts';

/*
 * The filter above a list: items whose name does not match step aside, and a status says how many are left. What was
 * typed before, or kept by the browser on the way back, counts at once. Escape closes what is open on the map.
 */
const input = document.querySelector<HTMLInputElement>('[data-filters]');
const items = [...(document.getElementById(input?.dataset['filters'] ?? '')?.children ?? [])];
const found = document.getElementById(`${input?.dataset['filters']}-found`);

function filter() {
  const text = input?.value ?? '';
  let left = 0;
  for (const item of items) {
    const matches = matchesSearch(item.firstElementChild?.textContent ?? '', text);
    item.toggleAttribute('hidden', !matches);
    if (matches) left += 1;
  }
  if (!found) return;
  found.textContent =
    left > 0 ? fill(communityWords.left, { left, count: items.length }) : communityWords.none;
}

input?.addEventListener('input', filter);
if (input?.value) filter();

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  document.querySelector('.marks [open]')?.removeAttribute('open');
});
