/* Moves weekly events on to their next day by the clock of the device, says when that is today, and shows what holds. */
import { formatDay, startOfDay } from '#lib/time/dates.ts';
import { startOfEvent, type Pause, type Scheduled } from '#lib/events/schedule.ts';
import { whenChanged } from './freshen.ts';

export function scheduledOf({ dateTime, dataset }: HTMLTimeElement): Omit<Scheduled, 'id'> {
  const { weekday, pauses } = dataset;
  return {
    start: Date.parse(dateTime),
    weekday: weekday === undefined ? weekday : Number(weekday),
    pauses: pauses
      ?.split(' ')
      .map((pause) => pause.split('/').map((day) => Date.parse(day)) as unknown as Pause),
  };
}

whenChanged((now) => {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-weekday]')) {
    const scheduled = scheduledOf(time);
    const start = startOfEvent(scheduled, now);
    const today = time.previousElementSibling as HTMLElement | null;
    const end = start + Number(time.dataset['length']);
    if (today) today.hidden = startOfDay(start) !== startOfDay(now) || now >= end;
    if (start === scheduled.start) continue;
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatDay(start);
  }
});
