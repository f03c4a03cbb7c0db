import type { OptionEntry } from '../schemas/option.ts';
import type { ServiceEntry } from '../schemas/service.ts';
import { slugOf } from './ids.ts';
import { toPesewas } from './money.ts';
import { optionsOf, type Option, type Service } from './service.ts';

function toOption({ name, price, alsoCalled = [], otherLanguages = [], ...rest }: OptionEntry): Option {
  const { prepare = '', sample = '', results = '' } = rest;
  const about = { alsoCalled, otherLanguages, for: rest.for ?? '', prepare, sample, results };
  const isKnown = Object.values(about).some(({ length }) => length > 0);
  return { id: slugOf(name), name, price: toPesewas(price), ...(isKnown && { about }) };
}

/** A service as editors wrote it, as the pages need it: ids for the options, prices in pesewas. */
export function toService(id: string, entry: ServiceEntry): Service {
  const { title, subheader, emptyMessage, schedulingButton, messageSubject } = entry;
  const categories = entry.categories.map(({ name, options }) => ({ name, options: options.map(toOption) }));
  return { id, title, subheader, emptyMessage, schedulingButton, messageSubject, categories };
}

/**
 * The services, where an option of which nothing is said has the words of the option of the same name in another service: what
 * is said of the laboratory's test holds in the van.
 */
export function shareWords(services: readonly Service[]): Service[] {
  const said = new Map(
    services
      .flatMap(optionsOf)
      .filter(({ about }) => about)
      .toReversed()
      .map(({ id, about }) => [id, about]),
  );
  const share = (option: Option): Option => {
    const about = option.about ?? said.get(option.id);
    return about ? { ...option, about } : option;
  };
  return services.map((service) => ({
    ...service,
    categories: service.categories.map(({ name, options }) => ({ name, options: options.map(share) })),
  }));
}
