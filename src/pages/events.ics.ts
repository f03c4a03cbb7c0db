import { compareIds } from '#lib/ids.ts';
import { isOver } from '#lib/events/schedule.ts';
import { DAY_MS } from '#lib/time/dates.ts';
import { builtAt } from '#queries/entries.ts';
import { answerCalendar, listEvents } from '#queries/events.ts';

const YEAR_MS = 365 * DAY_MS;

export async function GET() {
  // Programs that subscribe to the calendar request it again and again, so it does not grow with the years.
  const events = (await listEvents()).filter((event) => !isOver(event, builtAt - YEAR_MS));
  return answerCalendar(events.toSorted((a, b) => a.start - b.start || compareIds(a, b)));
}
