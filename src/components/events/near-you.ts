import { fill } from '#lib/placeholders.ts';
import { mapWords } from '#words';
import { findNearest, readPlace, sortByDistance } from '#lib/events/nearest.ts';
import { findPart } from '#lib/page/find-part.ts';

/*
 * Lists all outreaches by distance from the chosen community, or only the outreaches of the chosen region, and says which is the
 * nearest and which the soonest. The choice is neither stored nor sent.
 */
const section = findPart('#near');
const select = findPart<HTMLSelectElement>('select', section);
const status = findPart('[role=status]', section);
const resultList = findPart('.found', section);
const regions = findPart('.regions', section);

const timeOf = (item: HTMLElement) => findPart<HTMLTimeElement>('time', item);
const writeKm = (km: number | null) => (km === null ? '' : fill(mapWords.km, { km }));

/** A sentence of NearYou.astro about an outreach. `key` is the data attribute with the sentence. */
const say = (key: string, item?: HTMLElement, km: number | null = null, withinKm = 0): string =>
  fill(section.dataset[key] ?? '', {
    // If no distance is known, the sentence is about the region of the outreach.
    place:
      (km === null && item?.dataset['region']) || findPart<HTMLOptionElement>('option:checked', select).text,
    name: item ? findPart('a', item).textContent.trim() : '',
    km: writeKm(km),
    within: writeKm(withinKm),
    day: item ? timeOf(item).textContent.trim() : '',
  });

function update() {
  // Null if the visitor chose a region, or nothing.
  const home = readPlace(select.value);
  // update-by-time.ts hides the outreaches that are over. The regions come one after the other, so this sorts by time.
  const coming = [...regions.querySelectorAll<HTMLElement>('li:not([hidden])')].sort(
    (a, b) => Date.parse(timeOf(a).dateTime) - Date.parse(timeOf(b).dateTime),
  );
  const matching = coming.filter(({ dataset }) => home || dataset['region'] === select.value);
  const sorted = sortByDistance(matching, ({ dataset }) => readPlace(dataset['at']), home);
  resultList.textContent = '';
  for (const { item, km } of sorted) {
    const copy = item.cloneNode(true) as HTMLElement;
    findPart('b', copy).textContent = writeKm(km);
    resultList.append(copy);
  }
  resultList.hidden = !select.value;
  regions.hidden = !resultList.hidden;
  // A cancelled outreach is listed, but is not the one to go to.
  const takingPlace = matching.filter(({ dataset }) => dataset['off'] === undefined);
  const { nearest, soonest, withinKm } = findNearest(
    sorted.filter(({ item }) => takingPlace.includes(item)),
    (item) => timeOf(item).dateTime.slice(0, 10),
  );
  status.textContent = [
    // First: 24 km in four months helps less than 25 km on Saturday.
    soonest && say('soonest', soonest.item, soonest.km, withinKm),
    nearest && say('first', nearest.item, nearest.km),
    !nearest && takingPlace[0] && say('nextIn', takingPlace[0]),
    select.value && !takingPlace[0] && say('noneIn'),
  ]
    .filter(Boolean)
    .join(' ');
}

// Links such as the one of the home page lead here. Old browsers do not open what a fragment leads to.
const openIfAsked = () => {
  if (location.hash === '#near') findPart<HTMLDetailsElement>('details', section).open = true;
};
openIfAsked();
addEventListener('hashchange', openIfAsked);

select.addEventListener('change', update);
// On a slow connection, a visitor may choose before this script arrives.
if (select.value) update();
