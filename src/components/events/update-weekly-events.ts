/* Moves weekly events to their next day by the device's clock. On an event's day, shows the word "today" until the event ends. */
import { formatDay, startOfDay } from '#lib/time/dates.ts';
import { startOfEvent, type Pause, type Scheduled } from '#lib/events/schedule.ts';
// Each page with this script needs update-by-time.ts too, and one inline script is smaller than two.
import { onStalePage } from './update-by-time.ts';

export function readSchedule({ dateTime, dataset }: HTMLTimeElement): Omit<Scheduled, 'id'> {
  const { weekday, pauses } = dataset;
  return {
    start: Date.parse(dateTime),
    weekday: weekday ? Number(weekday) : undefined,
    pauses: pauses
      ?.split(' ')
      // EventDay.astro writes a pause as its first and last day, so the array has the two numbers that the cast needs.
      .map((pause) => pause.split('/').map((day) => Date.parse(day)) as unknown as Pause),
  };
}

onStalePage((now) => {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-weekday]')) {
    const scheduled = readSchedule(time);
    const start = startOfEvent(scheduled, now);
    // EventDay.astro writes the word "today" into the element before `<time>`.
    const todayLabel = time.previousElementSibling as HTMLElement | null;
    const end = start + Number(time.dataset['length']);
    if (todayLabel) todayLabel.hidden = startOfDay(start) !== startOfDay(now) || now >= end;
    if (start === scheduled.start) continue;
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatDay(start);
  }
});
