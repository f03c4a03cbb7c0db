import { type PriceSummary, priceSummaryOf, type Service } from '#lib/booking/service.ts';
import { shareOptionFacts, toService } from '#lib/booking/to-service.ts';
import { speech } from '#words';
import type { ServiceEntry } from '../schemas/service.ts';
import { languageOfNames } from '#lib/language/page-language.ts';
import { getPage } from './pages.ts';
import { builtAt, getCollection } from './entries.ts';

/** One service: `service` for the picker, `words` as the editors wrote them. */
export interface ListedService {
  service: Service;
  words: ServiceEntry;
}

export async function listServices(): Promise<ListedService[]> {
  const entries = await getCollection('services');
  const attributes = { attributesOf: speech, ofNames: speech(languageOfNames()) };
  const services = shareOptionFacts(entries.map(({ id, data }) => toService(id, data, builtAt, attributes)));
  // `services` has one item for each entry, in the same order.
  return entries.map(({ data }, index) => ({ service: services[index] as Service, words: data }));
}

/** One option of a price list. The content check finds ids that no list has. */
export async function getOption(serviceId: string, optionId: string) {
  const { service } = (await listServices()).find((each) => each.service.id === serviceId) ?? {};
  const option = service?.categories.flatMap(({ options }) => options).find(({ id }) => id === optionId);
  if (!option) throw new Error(`content/services/${serviceId}.yaml has no option ${optionId}`);
  return option;
}

export interface Choice {
  path: string;
  title: string;
  text: string;
  button: string;
  /** Undefined for the visit of a group, and if no option is available. */
  prices?: PriceSummary | undefined;
  /** In place of `prices`, for the visit of a group. */
  price?: string | undefined;
}

export async function listChoices(): Promise<Choice[]> {
  const services = await listServices();
  const { group } = await getPage('booking');
  return [
    ...services.map(({ service, words }) => ({
      path: `/${service.id}`,
      title: words.title,
      prices: priceSummaryOf(service),
      ...words.choice,
    })),
    { path: '/group-health-check', ...group },
  ];
}
