import {
  listNames,
  optionsOf,
  type PriceSummary,
  priceSummaryOf,
  type Service,
} from '#lib/booking/service.ts';
import { shareOptionFacts, toService } from '#lib/booking/to-service.ts';
import { speech } from '#words';
import type { ServiceEntry } from '../schemas/service.ts';
import { languageOfNames } from '#lib/language/page-language.ts';
import type { SearchItem } from '#lib/search/names.ts';
import { getAddress } from '#loaders/language/pages.ts';
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
  const option = service && optionsOf(service).find(({ id }) => id === optionId);
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
    ...(group ? [{ path: '/group-health-check', ...group }] : []),
  ];
}

/** What a search in another price list reads of a price list. */
export interface ListNames {
  title: string;
  address: string;
  options: Pick<SearchItem, 'name' | 'others'>[];
}

/** The names in all price lists. Of several lists that have the same option, the first has it here. Sets are left out. */
export async function listListNames(): Promise<ListNames[]> {
  const listed = new Set<string>();
  return (await listServices()).map(({ service }) => {
    const options = optionsOf(service).filter(({ set, name }) => !set && !listed.has(name));
    for (const { name } of options) listed.add(name);
    return {
      title: service.title,
      address: getAddress(`/${service.id}`),
      options: options.map((option) => {
        const name = option.translatedName ?? option.name;
        return { name, others: listNames(option).filter((each) => each !== name) };
      }),
    };
  });
}
