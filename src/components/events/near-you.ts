import { fill } from '#lib/placeholders.ts';
import { mapWords } from '#words';
import { listNearest, readPlace } from '#lib/events/nearest.ts';
import { findPart } from '#lib/page/find-part.ts';

/*
 * After a visitor chooses a home, this lists the outreaches by distance. After they choose a region, it lists that region's
 * outreaches. The choice is neither stored nor sent.
 */
const section = findPart('#near');
const select = findPart<HTMLSelectElement>('select', section);
const status = findPart('[role=status]', section);
const found = findPart('.found', section);
const regions = findPart('.regions', section);

function update() {
  const home = readPlace(select.value);
  const ahead = [...regions.querySelectorAll<HTMLElement>('li:not([hidden])')];
  const chosen = ahead.filter(({ dataset }) => home !== null || dataset['region'] === select.value);
  found.textContent = '';
  for (const { item, km } of listNearest(chosen, ({ dataset }) => readPlace(dataset['at']), home)) {
    // cloneNode() returns what it copies, but its type does not say so.
    const copy = item.cloneNode(true) as HTMLElement;
    findPart('b', copy).textContent = km === null ? '' : fill(mapWords.km, { km });
    found.append(copy);
  }
  regions.hidden = select.value !== '';
  found.hidden = !regions.hidden;
  const [first, km] = ['a', 'b'].map((name) => found.querySelector(name)?.textContent.trim());
  const place = select.selectedOptions[0]?.text ?? '';
  status.textContent = first
    ? fill(section.dataset['first'] ?? '', { place, name: first, km: km ?? '' })
    : '';
}

select.addEventListener('change', update);
// On a slow line, a visitor may choose before this script arrives.
if (select.value) update();
