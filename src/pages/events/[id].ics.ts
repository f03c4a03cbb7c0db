import { writeCalendar } from '#lib/events/calendar.ts';
import { listWay } from '#lib/visit.ts';
import type { PublicEvent } from '#lib/events/public-event.ts';
import { builtAt, listEvents } from '#queries/events.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';

export async function getStaticPaths() {
  return (await listEvents()).map((event) => ({ params: { id: event.id }, props: event }));
}

export async function GET({ props }: { props: PublicEvent }) {
  const { url, name } = await getSite();
  const way = listWay((await getPage('your-visit')).find);
  return new Response(writeCalendar([props], { url, name, now: builtAt, way }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
