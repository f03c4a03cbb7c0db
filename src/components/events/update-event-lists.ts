/* The page may be days old, so this script moves events from Upcoming to Past by the device's clock. It also switches the tabs. */
import { formatDay, formatMonthOf } from '#lib/time/dates.ts';
import { listPastEvents, listUpcomingEvents } from '#lib/events/schedule.ts';
import { tabOfAddress } from '#lib/page/tab-of-address.ts';
import { onStalePage } from './update-by-time.ts';
// This import also moves the weekly events of both lists to their next day.
import { readSchedule } from './update-weekly-events.ts';

const findAll = <Part extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Part>(selector),
];
// EventLists.astro always writes the elements that are cast in this file. findPart() would cost bytes.
const container = document.querySelector('[data-made]') as HTMLElement;
const timeElementOf = (card: Element) => card.querySelector('time') as HTMLTimeElement;

function replaceCards(list: Element, ids: string[], cards: Map<string | undefined, HTMLElement>): void {
  const currentIds = Array.from(list.children, (card) => (card as HTMLElement).dataset['id']);
  if (currentIds.join() === ids.join()) return;
  list.textContent = '';
  // Copies, because an event of today is in both lists.
  list.append(...ids.flatMap((id) => cards.get(id)?.cloneNode(true) ?? []));
}

function updateMonths(cards: Iterable<Element>): void {
  let previousMonth: string | undefined;
  for (const card of cards) {
    const month = formatMonthOf(Date.parse(timeElementOf(card).dateTime));
    card.querySelector('.month')?.remove();
    if (month !== previousMonth) {
      const heading = document.createElement('h3');
      heading.className = 'month';
      heading.textContent = month;
      card.prepend(heading);
    }
    previousMonth = month;
  }
}

function updateLists(now: number): void {
  const cards = new Map(findAll('[data-id]').map((card) => [card.dataset['id'], card]));
  const events = [...cards].map(([id = '', card]) => ({ id, ...readSchedule(timeElementOf(card)) }));
  for (const [name, selectEvents] of [
    ['upcoming', listUpcomingEvents],
    ['past', listPastEvents],
  ] as const) {
    const list = document.querySelector(`#${name} > ul`) as Element;
    const ids = selectEvents(events, now).map(({ id }) => id);
    replaceCards(list, ids, cards);
    updateMonths(list.children);
  }
  // On the day of the build, "As of {day}" is still right. Formatting a date is slow on a phone.
  if (new Date(now).toISOString().startsWith(container.dataset['made'] ?? '')) return;
  for (const element of findAll('[data-today]')) element.textContent = formatDay(now);
}

function showTab(): void {
  const tabs = findAll<HTMLAnchorElement>('[data-made] > nav > a');
  const ids = tabs.map(({ hash }) => hash.slice(1));
  container.dataset['tab'] = tabOfAddress(ids, container.dataset['tab']);
  for (const tab of tabs) {
    if (tab.hash === `#${container.dataset['tab']}`) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

onStalePage(updateLists);
showTab();
addEventListener('hashchange', showTab);
