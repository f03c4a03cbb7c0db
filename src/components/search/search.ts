import { searchNames } from '#lib/site-search.ts';

/* Copies the lines of the list that answer what is typed to above it; the list itself stays as it is. */
const MOST = 20;

const part = (selector: string) => document.querySelector<HTMLElement>(selector);
const find = part('#find');
const field = part('#words') as HTMLInputElement | null;
const found = part('#found');
const status = part('#find [role=status]');
const lines = [...document.querySelectorAll('#all li')];
const names = lines.map(({ textContent }) => textContent);

if (find && field && found && status) {
  const everyday = JSON.parse(find.dataset['everyday'] ?? '{}') as Record<string, string>;
  const search = () => {
    const places = searchNames(names, field.value, everyday);
    const best = places.slice(0, MOST).map((place) => (lines[place] as Element).cloneNode(true));
    found.textContent = '';
    found.append(...best);
    if (field.value.trim() === '') status.textContent = '';
    else if (best.length === 0) status.textContent = find.dataset['none'] ?? '';
    else
      status.textContent = `${places.length} found${places.length > MOST ? `, the best ${MOST} shown` : ''}`;
  };
  field.oninput = search;
  search();
}
