import { fill } from '#lib/placeholders.ts';
import { mapWords } from '#words';
import { sortByDistance, readPlace } from '#lib/events/nearest.ts';
import { findPart } from '#lib/page/find-part.ts';

/*
 * Lists all outreaches by distance from the chosen community, or only the outreaches of the chosen region. The choice is neither
 * stored nor sent.
 */
const section = findPart('#near');
const select = findPart<HTMLSelectElement>('select', section);
const status = findPart('[role=status]', section);
const resultList = findPart('.found', section);
const regions = findPart('.regions', section);

function update() {
  // Null if the visitor chose a region, or nothing.
  const home = readPlace(select.value);
  // update-by-time.ts hides the outreaches that are over.
  const comingItems = [...regions.querySelectorAll<HTMLElement>('li:not([hidden])')];
  const matchingItems = comingItems.filter(({ dataset }) => home || dataset['region'] === select.value);
  resultList.textContent = '';
  for (const { item, km } of sortByDistance(matchingItems, ({ dataset }) => readPlace(dataset['at']), home)) {
    const copy = item.cloneNode(true) as HTMLElement;
    findPart('b', copy).textContent = km === null ? '' : fill(mapWords.km, { km });
    resultList.append(copy);
  }
  resultList.hidden = !select.value;
  regions.hidden = !resultList.hidden;
  const first = resultList.firstElementChild;
  status.textContent =
    first &&
    fill(section.dataset['first'] ?? '', {
      place: findPart<HTMLOptionElement>('option:checked', select).text,
      name: findPart('a', first).textContent.trim(),
      km: findPart('b', first).textContent,
    })
      // Without a distance, as for a region, the text would end with the comma before {km}.
      .replace(/, $/, '');
}

select.addEventListener('change', update);
// On a slow connection, a visitor may choose before this script arrives.
if (select.value) update();
