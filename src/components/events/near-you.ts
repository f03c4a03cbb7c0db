import { fill } from '#lib/placeholders.ts';
import { mapWords } from '#words';
import { listNearest, readPlace } from '#lib/events/nearest.ts';
import { findPart } from '#lib/page/find-part.ts';

/* Lists the outreaches by distance from the chosen home, or those of the chosen region. The choice is neither stored nor sent. */
const section = findPart('#near');
const select = findPart<HTMLSelectElement>('select', section);
const status = findPart('[role=status]', section);
const resultList = findPart('.found', section);
const regions = findPart('.regions', section);

function update() {
  // Null for a region: the values of communities are places, and those of regions are names.
  const home = readPlace(select.value);
  // update-by-time.ts hides the outreaches that are over.
  const comingItems = [...regions.querySelectorAll<HTMLElement>('li:not([hidden])')];
  const matchingItems = home
    ? comingItems
    : comingItems.filter(({ dataset }) => dataset['region'] === select.value);
  resultList.textContent = '';
  for (const { item, km } of listNearest(matchingItems, ({ dataset }) => readPlace(dataset['at']), home)) {
    // The declared type of cloneNode() is only Node.
    const copy = item.cloneNode(true) as HTMLElement;
    findPart('b', copy).textContent = km === null ? '' : fill(mapWords.km, { km });
    resultList.append(copy);
  }
  regions.hidden = select.value !== '';
  resultList.hidden = !regions.hidden;
  const textOfFirst = (selector: string) => resultList.querySelector(selector)?.textContent.trim();
  const name = textOfFirst('a');
  const place = select.selectedOptions[0]?.text ?? '';
  status.textContent = name
    ? fill(section.dataset['first'] ?? '', { place, name, km: textOfFirst('b') ?? '' })
    : '';
}

select.addEventListener('change', update);
// On a slow line, a visitor may choose before this script arrives.
if (select.value) update();
