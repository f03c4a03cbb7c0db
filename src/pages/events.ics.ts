import { compareIds } from '#lib/ids.ts';
import { writeCalendar } from '#lib/events/calendar.ts';
import { listDirections } from '#lib/visit.ts';
import { builtAt } from '#queries/entries.ts';
import { listEvents } from '#queries/events.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

export async function GET() {
  const { url, name } = await getSite();
  const visitPage = await getPage('your-visit');
  const directions = listDirections(visitPage.find);
  const events = (await listEvents()).sort((a, b) => a.start - b.start || compareIds(a, b));
  return new Response(writeCalendar(events, { url, name, now: builtAt, directions }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
