/* What pages of events correct by the clock of the device, since the build could not know it. */
import { formatDay, startOfDay } from '#lib/dates.ts';
import { isShown, startOfEvent, type Pause, type Scheduled } from '#lib/events/schedule.ts';

/** The moment by the clock of the device. One that is behind the build is wrong: then it is the build's day. */
export function readNow(): number {
  const made = document.querySelector<HTMLElement>('[data-made]')?.dataset['made'] ?? '';
  return Math.max(Date.now(), Date.parse(made));
}

/** When an event starts, as its time element tells. */
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

/** Moves weekly events on to their next day, and says when that is today. */
export function moveWeekly(now: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-weekday]')) {
    const scheduled = scheduledOf(time);
    const start = startOfEvent(scheduled, now);
    const today = time.previousElementSibling as HTMLElement | null;
    if (today) today.hidden = startOfDay(start) !== startOfDay(now);
    if (start === scheduled.start) continue;
    time.dateTime = new Date(start).toISOString();
    time.textContent = formatDay(start);
  }
}

/** Shows what holds at `now`. */
export function showHolding(now: number): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    part.hidden = !isShown(now, part.dataset['from'], part.dataset['until']);
  }
}

/** Looks now, and whenever the page is seen again. Before something on the page of an event changes next (data-next) there is nothing to correct. */
export function whenChanged(correct: (now: number) => void): void {
  const page = document.querySelector<HTMLElement>('[data-next]');
  const look = () => {
    if (Date.now() >= Number(page?.dataset['next'])) correct(readNow());
  };
  look();
  addEventListener('pageshow', look);
}
