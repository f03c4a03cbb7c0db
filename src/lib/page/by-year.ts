import { isOver, listPastEvents, type Scheduled } from '../events/schedule.ts';

/** A list of past entries shows this many, the newest first. The pages of the years have the older ones. */
export const SHOWN_ENTRIES = 24;

export interface YearPage<Entry> {
  year: number;
  /** The id of the page: the year, or the year and more if an entry already has this address. */
  id: string;
  /** All entries of the year, also those that the list still shows. */
  entries: Entry[];
}

/**
 * The pages for the years of which the list cannot show all entries, the newest first; none while the list shows all. `entries` are
 * the past entries, the newest first. An entry keeps its address: if an article has the id 2024, the page of that year is 2024-all.
 */
export function listYearPages<Entry extends { id: string }>(
  entries: readonly Entry[],
  yearOf: (entry: Entry) => number,
  ids: readonly string[],
): YearPage<Entry>[] {
  const olderYears = new Set(entries.slice(SHOWN_ENTRIES).map(yearOf));
  return [...olderYears].map((year) => ({
    year,
    id: ids.includes(String(year)) ? `${year}-all` : String(year),
    entries: entries.filter((entry) => yearOf(entry) === year),
  }));
}

/** The pages of the years with events that /events does not list. All these events are over. */
export function listEventYears<Event extends Scheduled & { lengthMs: number }>(
  events: readonly Event[],
  now: number,
): YearPage<Event>[] {
  const over = events.filter((event) => isOver(event, now));
  return listYearPages(
    listPastEvents(over, now),
    ({ start }) => new Date(start).getUTCFullYear(),
    events.map(({ id }) => id),
  );
}

/** The pages of the years with articles that /news does not list. `articles` are those that visitors can see, the newest first. */
export const listArticleYears = <Article extends { id: string; data: { date: string } }>(
  articles: readonly Article[],
): YearPage<Article>[] =>
  listYearPages(
    articles,
    ({ data }) => Number(data.date.slice(-4)),
    articles.map(({ id }) => id),
  );
