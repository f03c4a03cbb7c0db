/*
 * Corrects in the lists what the build could not know, by the clock of the device: which list an event is in, and the next
 * day of a weekly one. Also keeps the tabs.
 */
import { formatDay } from '#lib/events/format-day.ts';
import { listPastEvents } from '#lib/events/list-past-events.ts';
import { listUpcomingEvents } from '#lib/events/list-upcoming-events.ts';
import { freshenDays, readNow, scheduledOf } from './freshen-days.ts';

const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const [made] = all('[data-made]');

function fill(list: HTMLElement, ids: string[], cards: Map<string | undefined, HTMLElement>): void {
  const shown = Array.from(list.children, (card) => (card as HTMLElement).dataset['id']);
  if (shown.join() === ids.join()) return;
  list.replaceChildren(...ids.flatMap((id) => cards.get(id)?.cloneNode(true) ?? []));
}

function freshen(): void {
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
  freshenDays(now);
  // The page says the day of its build; naming another takes a phone long.
  if (new Date(now).toISOString().startsWith(made?.dataset['made'] ?? '')) return;
  for (const today of all('[data-today]')) today.textContent = formatDay(now);
}

function showTab(): void {
  const tabs = all<HTMLAnchorElement>('[data-made] > nav > a');
  const chosen = tabs.find(({ hash }) => hash === (location.hash || '#upcoming'));
  if (!made || !chosen) return;
  made.dataset['tab'] = chosen.hash.slice(1);
  for (const tab of tabs) {
    if (tab === chosen) tab.ariaCurrent = 'true';
    else tab.removeAttribute('aria-current');
  }
}

freshen();
showTab();
// Once more for a page that comes back from where it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) freshen();
});
addEventListener('hashchange', showTab);
