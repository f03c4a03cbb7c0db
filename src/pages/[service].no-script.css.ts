import { chosenNamesCss, countersCss } from '#lib/booking/price-list-css.ts';
import type { Service } from '#lib/booking/service.ts';
import { listServices } from '#queries/services.ts';

/** The ids of tests are the same in each language, and so is this file. */
export const getStaticPaths = async () =>
  (await listServices()).map(({ service }) => ({ params: { service: service.id }, props: { service } }));

/** Browsers without script load this file with a price list: its summary shows the names of the ticked tests and their total. */
export const GET = ({ props: { service } }: { props: { service: Service } }) =>
  new Response(countersCss(service) + chosenNamesCss(service), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
