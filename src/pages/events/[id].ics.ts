import type { PublicEvent } from '#lib/events/public-event.ts';
import { pathsOf } from '#queries/entries.ts';
import { answerCalendar, listEvents } from '#queries/events.ts';

export const getStaticPaths = async () => pathsOf(await listEvents());

export const GET = ({ props }: { props: PublicEvent }) => answerCalendar([props]);
