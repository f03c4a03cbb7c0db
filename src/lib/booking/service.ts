import type { OptionEntry, ServiceEntry } from '../../schemas/service.ts';
import { DAY_MS, dayStart, formatDate } from '../time/dates.ts';
import { slugOf } from '../ids.ts';
import { toPesewas } from './money.ts';

/** What people call a test or service, and what patients ask about it; '' where the content does not say: they should ask us. */
export interface AboutOption {
  alsoCalled: string[];
  otherLanguages: { word: string; language: string }[];
  for: string;
  /** 'nothing' where nothing is to be done. */
  prepare: string;
  /** 'none' where nothing is taken. */
  sample: string;
  results: string;
}

/** A test or service that can be chosen. `price` is in pesewas. */
export interface Option {
  id: string;
  name: string;
  price: number;
  /** The name of the same test in the same list. */
  sameAs?: string | undefined;
  /** Where the answering machine says its price: its name in words that can be said. */
  spokenAs?: string | undefined;
  /** While it cannot be had: until which day, and why, where that is known. */
  unavailable?: { until?: string; why?: string } | undefined;
  about?: AboutOption | undefined;
  /** Of its names, where that is not the language of the page. */
  language?: string | undefined;
}

interface Category {
  name: string;
  options: Option[];
}

/** A service as the booking pages and the picker need it (specification, section 3). */
export interface Service {
  id: string;
  title: string;
  subheader: string;
  emptyMessage: string;
  schedulingButton: string;
  messageSubject: string;
  /** The message of a booking, with {chosen} and {total} in it. */
  message: string;
  categories: Category[];
}

/** Every option of a service, across its categories, in the order shown. */
export function optionsOf(service: Pick<Service, 'categories'>): Option[] {
  return service.categories.flatMap((category) => category.options);
}

/**
 * The categories in two columns, in their order: the longer column is as short as it can be. On a phone one stands below the
 * other. Where there is one category, there is one column.
 */
export function columnsOf({ categories }: Pick<Service, 'categories'>): Category[][] {
  // A heading takes the room of about two options.
  const height = (part: readonly Category[]) =>
    part.reduce((sum, { options }) => sum + options.length + 2, 0);
  const longer = (cut: number) => Math.max(height(categories.slice(0, cut)), height(categories.slice(cut)));
  const cuts = categories.slice(1).map((_, index) => index + 1);
  const [cut = categories.length] = cuts.toSorted((a, b) => longer(a) - longer(b));
  return [categories.slice(0, cut), categories.slice(cut)].filter(({ length }) => length > 0);
}

export interface Prices {
  count: number;
  /** In pesewas. */
  lowest: number;
}

/** How many options can be had, and the lowest of their prices; undefined where none can. */
export function pricesOf(service: Pick<Service, 'categories'>): Prices | undefined {
  const prices = optionsOf(service).flatMap(({ price, unavailable }) => (unavailable ? [] : [price]));
  return prices.length > 0 ? { count: prices.length, lowest: Math.min(...prices) } : undefined;
}

/** What people call an option too, in any language. */
export function namesOf({ alsoCalled, otherLanguages }: AboutOption): string[] {
  return [...alsoCalled, ...otherLanguages.map(({ word }) => word)];
}

/** Why an option cannot be had at `now`; undefined when it can. */
function unavailableAt({ unavailable }: OptionEntry, now: number): Option['unavailable'] {
  if (unavailable === undefined || unavailable === true) return unavailable && {};
  const { until, why } = unavailable;
  if (until && now >= dayStart(until) + DAY_MS) return undefined;
  return { ...(until && { until: formatDate(until) }), ...(why && { why }) };
}

/** `common` says when a result is there, for each option that does not say it. */
function toOption(entry: OptionEntry, common: string, now: number, language?: string): Option {
  const { name, price, sameAs, spokenAs, alsoCalled = [], otherLanguages = [] } = entry;
  const { for: use = '', prepare = '', sample = '', results = '' } = entry;
  const about = { alsoCalled, otherLanguages, for: use, prepare, sample, results };
  const isKnown = Object.values(about).some(({ length }) => length > 0);
  return {
    id: slugOf(name),
    name,
    price: toPesewas(price),
    sameAs,
    spokenAs,
    unavailable: unavailableAt(entry, now),
    about: isKnown ? { ...about, results: results || common } : undefined,
    language,
  };
}

/** A service as editors wrote it, as the pages need it: ids for the options, prices in pesewas. `now` decides what cannot be had; `language` is that of the names, where the page has another. */
export function toService(id: string, entry: ServiceEntry, now = 0, language?: string): Service {
  const categories = entry.categories.map(({ name, options }) => ({
    name,
    options: options.map((option) => toOption(option, entry.results ?? '', now, language)),
  }));
  return { ...entry, id, categories };
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

// A selector with # cannot begin with a digit, as the id of "25-OH vitamin D" does.
const selectorOf = (id: string) => (/^\d/.test(id) ? `[id="${id}"]` : `#${id}`);

/**
 * The rules that let a price list add up and name what is ticked before, and without, any script: each ticked
 * box increments a CSS counter by its price, and shows its name in the summary.
 * A price with pesewas adds to a second counter, since counters cannot carry.
 */
export function priceListCss(service: Pick<Service, 'categories'>): string {
  const options = optionsOf(service);
  const prices = [...new Set(options.map((option) => option.price))];
  const hasPesewas = prices.some((price) => price % 100 > 0);
  const counters = prices.map((price) => {
    const rest = price % 100 > 0 ? ` pesewas ${price % 100}` : '';
    return `[data-price="${price}"]:checked{counter-increment:chosen cedis ${Math.floor(price / 100)}${rest}}`;
  });
  // The summary names the options in the order of the list.
  const shown = options
    .map(({ id }, index) => `.picker:has(${selectorOf(id)}:checked) .picker-names>:nth-child(${index + 1})`)
    .join();
  const sum = hasPesewas
    ? `"GH₵\u00a0" counter(cedis) " + " counter(pesewas) " pesewas"`
    : `"GH₵\u00a0" counter(cedis) ".00"`;
  return [
    `.picker{counter-reset:chosen cedis pesewas}`,
    ...counters,
    `.picker-total output>span:empty::after{content:${sum}}`,
    `${shown}{display:list-item}`,
  ].join('');
}
