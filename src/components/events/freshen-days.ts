import { formatDay } from '#lib/events/format-day.ts';
import type { Scheduled } from '#lib/events/scheduled.ts';
import { startOfEvent } from '#lib/events/start-of-event.ts';

/** The moment by the clock of the device. One that is behind the build is wrong: then it is the build's day. */
export function readNow(): number {
  const made = document.querySelector<HTMLElement>('[data-made]')?.dataset['made'] ?? '';
  return Math.max(Date.now(), Date.parse(made));
}

/** When an event starts, as its time element tells. */
export function scheduledOf({ dateTime, dataset }: HTMLTimeElement): Omit<Scheduled, 'id'> {
  const { weekday } = dataset;
  return { start: Date.parse(dateTime), weekday: weekday === undefined ? weekday : Number(weekday) };
}

/** Moves weekly events on to their next day. */
export function freshenDays(now: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-weekday]')) {
    const scheduled = scheduledOf(time);
    const start = startOfEvent(scheduled, now);
    if (start === scheduled.start) continue;
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatDay(start);
  }
}
