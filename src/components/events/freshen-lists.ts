/*
 * Corrects the lists by the clock of the device: which list an event is in, and what freshen.ts corrects. Also keeps the
 * tabs.
 */
import { formatDay, formatMonthOf } from '#lib/dates.ts';
import { listPastEvents, listUpcomingEvents } from '#lib/events/schedule.ts';
import { moveWeekly, readNow, scheduledOf, showHolding } from './freshen.ts';

const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const [made] = all('[data-made]');

function fill(list: HTMLElement, ids: string[], cards: Map<string | undefined, HTMLElement>): void {
  const shown = Array.from(list.children, (card) => (card as HTMLElement).dataset['id']);
  if (shown.join() === ids.join()) return;
  list.textContent = '';
  list.append(...ids.flatMap((id) => cards.get(id)?.cloneNode(true) ?? []));
}

/** Names the month at its first event. */
function markMonths(cards: Iterable<Element>): void {
  let last: string | undefined;
  for (const card of cards as Iterable<HTMLElement>) {
    const time = card.querySelector('time') as HTMLTimeElement;
    const month = formatMonthOf(Date.parse(time.dateTime));
    card.dataset['month'] = month;
    card.toggleAttribute('data-first', month !== last);
    last = month;
  }
}

function sort(): void {
  // Until then everything is as it was built.
  if (Date.now() < Number(made?.dataset['next'])) return;
  const now = readNow();
  const cards = new Map(all('[data-id]').map((card) => [card.dataset['id'], card]));
  const events = [...cards].map(([id = '', card]) => ({
    id,
    ...scheduledOf(card.querySelector('time') as HTMLTimeElement),
  }));
  for (const [name, list] of [
    ['upcoming', listUpcomingEvents],
    ['past', listPastEvents],
  ] as const) {
    const [place] = all(`#${name} > ul`);
    if (place) {
      const ids = list(events, now).map(({ id }) => id);
      fill(place, ids, cards);
    }
  }
  moveWeekly(now);
  showHolding(now);
  for (const list of all('.cards')) markMonths(list.children);
  // The page says the day of its build; naming another takes a phone long.
  if (new Date(now).toISOString().startsWith(made?.dataset['made'] ?? '')) return;
  for (const today of all('[data-today]')) today.textContent = formatDay(now);
}

function showTab(): void {
  const tabs = all<HTMLAnchorElement>('[data-made] > nav > a');
  if (!made) return;
  // Another part of the page, such as its content, leaves the tab as it is.
  const chosen =
    tabs.find(({ hash }) => hash === location.hash) ??
    (location.hash && made.dataset['tab'] ? undefined : tabs[0]);
  if (!chosen) return;
  made.dataset['tab'] = chosen.hash.slice(1);
  for (const tab of tabs) {
    if (tab === chosen) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

sort();
showTab();
// Once more for a page that comes back from where it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) sort();
});
addEventListener('hashchange', showTab);
