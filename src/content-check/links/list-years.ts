import { compareIds } from '#lib/ids.ts';
import { listPublished } from '#lib/news/articles.ts';
import { listYearPages } from '#lib/page/by-year.ts';
import { DAY_MS, dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import type { EventEntry } from '#schemas/event.ts';
import type { CheckedEntry } from '../content.ts';

interface EntryPage {
  id: string;
  entry: CheckedEntry;
}

const buildTime = readBuildTime();
const yearOf = (moment: number) => new Date(moment).getUTCFullYear();

function readEvent({ id, entry }: EntryPage) {
  const { every, eventStartDate, eventEndDate, newDate } = entry.value as EventEntry;
  const start = dayStart(newDate ?? eventStartDate ?? '');
  return {
    id,
    start,
    // A weekly event has no date, and is never over.
    isOver:
      every === undefined && dayStart(newDate ?? eventEndDate ?? eventStartDate ?? '') + DAY_MS <= buildTime,
  };
}

function readArticle({ id, entry }: EntryPage) {
  return { id, data: entry.value as { title?: string; visible: boolean; date: string } };
}

/** The addresses of the pages with the events and articles of a year (src/pages/events/[year].astro), of entries without mistakes. */
export function listYearAddresses(shown: readonly EntryPage[]): string[] {
  const readAll = <Item>(path: string, read: (page: EntryPage) => Item) =>
    shown.filter(({ entry }) => entry.kind.path === path && entry.value !== undefined).map(read);
  const events = readAll('content/events', readEvent);
  const over = events
    .filter(({ isOver }) => isOver)
    .toSorted((a, b) => b.start - a.start || compareIds(a, b));
  const articles = listPublished(readAll('content/articles', readArticle));
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  return [
    ...listYearPages(over, ({ start }) => yearOf(start), ids(events)).map(({ id }) => `/events/${id}`),
    ...listYearPages(articles, ({ data }) => yearOf(dayStart(data.date)), ids(articles)).map(
      ({ id }) => `/news/${id}`,
    ),
  ];
}
