import { writeCalendar } from '#lib/events/calendar.ts';
import type { PublicEvent } from '#lib/events/public-event.ts';
import { builtAt, listEvents } from '#queries/events.ts';
import { getSite } from '#queries/site.ts';

export async function getStaticPaths() {
  return (await listEvents()).map((event) => ({ params: { id: event.id }, props: event }));
}

export async function GET({ props }: { props: PublicEvent }) {
  const { url, name } = await getSite();
  return new Response(writeCalendar([props], { url, name, now: builtAt }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
