import { formatDay, WEEKDAYS } from '../dates.ts';
import type { PublicEvent } from './public-event.ts';

/** One sentence for search results: what, when, where. A weekly event has its weekday, since a date would soon be old. */
export function describeEvent(event: PublicEvent, onlineOnly: string): string {
  const { title, details, start, weekday, dateWords, startTime, timeWords, location } = event;
  const day = dateWords ?? (weekday === undefined ? formatDay(start) : WEEKDAYS[weekday]);
  const time = timeWords ?? (startTime && `${startTime} GMT`);
  return `${title}: ${details}. ${[day, time, location ?? onlineOnly].filter(Boolean).join(', ')}.`;
}
