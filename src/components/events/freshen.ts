/*
 * Corrects what the build could not know, by the clock of the device: which list an event is in, the next day of a weekly
 * event, and the parts of a page that hold only from or until some moment. Also keeps the tabs of the lists.
 */
import { formatDay } from '#lib/events/format-day.ts';
import { isShown } from '#lib/events/is-shown.ts';
import { listPastEvents } from '#lib/events/list-past-events.ts';
import { listUpcomingEvents } from '#lib/events/list-upcoming-events.ts';
import { startOfEvent } from '#lib/events/start-of-event.ts';

const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const [made] = all('[data-made]');

function scheduledOf(time: HTMLTimeElement) {
  const { weekday } = time.dataset;
  return { start: Date.parse(time.dateTime), weekday: weekday === undefined ? weekday : Number(weekday) };
}

function fill(list: HTMLElement, ids: string[], cards: Map<string | undefined, HTMLElement>): void {
  const shown = Array.from(list.children, (card) => (card as HTMLElement).dataset['id']);
  if (shown.join() === ids.join()) return;
  list.replaceChildren(...ids.flatMap((id) => cards.get(id)?.cloneNode(true) ?? []));
}

function freshen(): void {
  // A clock that is behind the build is wrong.
  const now = Math.max(Date.now(), Date.parse(made?.dataset['made'] ?? ''));
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
  for (const time of all<HTMLTimeElement>('time[data-weekday]')) {
    const start = startOfEvent(scheduledOf(time), now);
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatDay(start);
  }
  for (const part of all('[data-from], [data-until]')) {
    part.hidden = !isShown(now, part.dataset['from'], part.dataset['until']);
  }
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
addEventListener('pageshow', freshen);
addEventListener('hashchange', showTab);
