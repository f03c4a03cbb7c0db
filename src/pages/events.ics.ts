import { compareIds } from '#lib/ids.ts';
import { writeCalendar } from '#lib/events/calendar.ts';
import { isOver } from '#lib/events/schedule.ts';
import { DAY_MS } from '#lib/time/dates.ts';
import { listDirections } from '#lib/visit.ts';
import { builtAt } from '#queries/entries.ts';
import { listEvents } from '#queries/events.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

const YEAR_MS = 365 * DAY_MS;

export async function GET() {
  const { url, name } = await getSite();
  const visitPage = await getPage('your-visit');
  const directions = listDirections(visitPage.find);
  // Programs that subscribe to the calendar request it again and again, so it does not grow with the years.
  const events = (await listEvents())
    .filter((event) => !isOver(event, builtAt - YEAR_MS))
    .sort((a, b) => a.start - b.start || compareIds(a, b));
  return new Response(writeCalendar(events, { url, name, now: builtAt, directions }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
