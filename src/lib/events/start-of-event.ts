import type { Scheduled } from './scheduled.ts';
import { DAY_MS, startOfDay } from './start-of-day.ts';

/**
 * When an event starts, seen from `now`. A weekly event has its next day: today when today is its day, up to midnight
 * (decisions: "the coming Friday").
 */
export function startOfEvent({ start, weekday }: Pick<Scheduled, 'start' | 'weekday'>, now: number): number {
  if (weekday === undefined) return start;
  const today = startOfDay(now);
  const daysAhead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  return today + daysAhead * DAY_MS + (start - startOfDay(start));
}
