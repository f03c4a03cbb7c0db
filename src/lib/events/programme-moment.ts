import type { EventProgramme } from '../../schemas/event-programme.ts';
import { minutesOf } from './clock-time.ts';
import { dayStart } from './day-start.ts';

/** A day and time of the programme in some year, as a moment: '08/30', '11:59pm' in EST is 4:59am of the next day in Ghana. */
export function programmeMoment(
  { zoneHours }: Pick<EventProgramme, 'zoneHours'>,
  { day, time }: { day: string; time: string },
  year: number,
): number {
  return dayStart(`${day}/${year}`) + (minutesOf(time) - zoneHours * 60) * 60_000;
}
