import { writeCalendar } from '#lib/events/calendar.ts';
import { listDirections } from '#lib/visit.ts';
import type { PublicEvent } from '#lib/events/public-event.ts';
import { builtAt, pathsOf } from '#queries/entries.ts';
import { listEvents } from '#queries/events.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

export const getStaticPaths = async () => pathsOf(await listEvents());

export async function GET({ props }: { props: PublicEvent }) {
  const { url, name } = await getSite();
  const { find } = await getPage('your-visit');
  const directions = listDirections(find);
  return new Response(writeCalendar([props], { url, name, now: builtAt, directions }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
