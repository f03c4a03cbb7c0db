import { fill } from '#lib/placeholders.ts';
import { mapWords } from '#words';
import type { Coordinates } from '#lib/map/coordinates.ts';
import { listNearest, readPlace } from '#lib/events/nearest.ts';

/* After a choice of home, lists the outreaches by distance, or those of a region. Nothing is kept or sent. */
const section = document.querySelector('#near') as HTMLElement;
const select = section.querySelector('select') as HTMLSelectElement;
const found = section.querySelector('.found') as HTMLElement;
const regions = section.querySelector('.regions') as HTMLElement;

function listOutreaches(home: Coordinates | null) {
  const ahead = [...regions.querySelectorAll<HTMLElement>('li:not([hidden])')];
  return home
    ? listNearest(ahead, ({ dataset }) => readPlace(dataset['at']), home)
    : ahead.filter(({ dataset }) => dataset['region'] === select.value).map((item) => ({ item, km: null }));
}

/** What a screen reader says: the first outreach of the list. Nothing where no distance is known. */
function describeFirst({ item, km }: { item: HTMLElement; km: number | null }, home: Coordinates | null) {
  const { nearest = '', nextIn = '' } = section.dataset;
  if (home && km === null) return '';
  return fill(home ? nearest : nextIn, {
    place: select.selectedOptions[0]?.text ?? '',
    name: item.querySelector('a')?.textContent.trim() ?? '',
    km: km ?? '',
  });
}

function update() {
  const home = readPlace(select.value);
  const listed = listOutreaches(home);
  found.textContent = '';
  for (const { item, km } of listed) {
    const copy = item.cloneNode(true) as HTMLElement;
    if (km !== null) (copy.querySelector('b') as HTMLElement).textContent = fill(mapWords.km, { km });
    found.append(copy);
  }
  regions.hidden = select.value !== '';
  found.hidden = !regions.hidden;
  (section.querySelector('[role="status"]') as HTMLElement).textContent = listed[0]
    ? describeFirst(listed[0], home)
    : '';
}

select.addEventListener('change', update);
// On a slow line, somebody chooses before this script is there.
if (select.value) update();
