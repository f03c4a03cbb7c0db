/* Corrects the lists by the clock of the device: which list an event is in, and what freshen-weekly.ts corrects. Also keeps the tabs. */
import { formatDay, formatMonthOf } from '#lib/time/dates.ts';
import { listPastEvents, listUpcomingEvents } from '#lib/events/schedule.ts';
import { tabOfAddress } from '#lib/page/tab-of-address.ts';
import { scheduledOf } from './freshen-weekly.ts';
import { whenChanged } from './freshen.ts';

const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const lists = document.querySelector('[data-made]') as HTMLElement;
const timeOf = (card: Element) => card.querySelector('time') as HTMLTimeElement;

function fill(list: Element, ids: string[], cards: Map<string | undefined, HTMLElement>): void {
  const shown = Array.from(list.children, (card) => (card as HTMLElement).dataset['id']);
  if (shown.join() === ids.join()) return;
  list.textContent = '';
  list.append(...ids.flatMap((id) => cards.get(id)?.cloneNode(true) ?? []));
}

function markMonths(cards: Iterable<Element>): void {
  let last: string | undefined;
  for (const card of cards as Iterable<HTMLElement>) {
    const month = formatMonthOf(Date.parse(timeOf(card).dateTime));
    card.dataset['month'] = month;
    card.toggleAttribute('data-first', month !== last);
    last = month;
  }
}

function sort(now: number): void {
  const cards = new Map(all('[data-id]').map((card) => [card.dataset['id'], card]));
  const events = [...cards].map(([id = '', card]) => ({ id, ...scheduledOf(timeOf(card)) }));
  for (const [name, choose] of [
    ['upcoming', listUpcomingEvents],
    ['past', listPastEvents],
  ] as const) {
    const list = document.querySelector(`#${name} > ul`) as Element;
    const ids = choose(events, now).map(({ id }) => id);
    fill(list, ids, cards);
    markMonths(list.children);
  }
  // The page says the day of its build; naming another takes a phone long.
  if (new Date(now).toISOString().startsWith(lists.dataset['made'] ?? '')) return;
  for (const today of all('[data-today]')) today.textContent = formatDay(now);
}

function showTab(): void {
  const tabs = all<HTMLAnchorElement>('[data-made] > nav > a');
  const ids = tabs.map(({ hash }) => hash.slice(1));
  lists.dataset['tab'] = tabOfAddress(ids, lists.dataset['tab']);
  for (const tab of tabs) {
    if (tab.hash === `#${lists.dataset['tab']}`) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

whenChanged(sort);
showTab();
addEventListener('hashchange', showTab);
