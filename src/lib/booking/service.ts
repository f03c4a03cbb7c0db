import type { OptionEntry, ServiceEntry } from '../../schemas/service.ts';
import type { TranslatedNames } from '../../schemas/sets-of-tests.ts';
import { DAY_MS, dayStart, formatDate } from '../time/dates.ts';
import { slugOf } from '../ids.ts';
import { toPesewas } from './money.ts';
import { toSets } from './sets-of-tests.ts';

/** `lang` and `dir` for text in another language than the page's. `translate` keeps a translator away. */
export interface LangAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  translate?: 'no';
}

/** A field is empty if the content does not have it. */
export interface AboutOption {
  /** Other names in the page's language, if that is not English. */
  translated: string[];
  /** Other names in English. */
  alsoCalled: string[];
  otherLanguages: { word: string; speech: LangAttributes }[];
  for: string;
  /** What nobody may miss before the test. Pages show it first. */
  warning: string;
  /** 'nothing' if the patient need not prepare. */
  prepare: string;
  /** 'none' if no sample is taken. */
  sample: string;
  /** When the result is ready, in words. */
  results: string;
  /** The longest time until the result, in days. */
  days?: number | undefined;
}

/** A test, a service or a set of tests in the price list. `price` is in pesewas, that of a set for one person. */
export interface Option {
  id: string;
  name: string;
  /** The name in the page's language, which is shown first. Undefined on English pages and if there is no translation. */
  translatedName?: string | undefined;
  price: number;
  /** The same test under its other name in this list. */
  sameAs?: Pick<Option, 'name' | 'translatedName'> | undefined;
  /** Its name as the answering machine says it. */
  spokenAs?: string | undefined;
  /** Until when and why it is unavailable, if known. Undefined if it is available. `endsAt` is the midnight after `until`. */
  unavailable?: { until?: string; endsAt?: number; why?: string } | undefined;
  about?: AboutOption | undefined;
  /** Only for a set: its tests, for how many people it is, and how much less it costs for all of them than its tests one by one. */
  set?: { tests: Option[]; people: number; saves: number } | undefined;
  /** The `lang` and `dir` of its English names. */
  speech?: LangAttributes | undefined;
}

export interface Category {
  name: string;
  note?: string;
  options: Option[];
}

/** A service for the booking pages and the picker (docs/specification.md, section 3). */
export interface Service {
  id: string;
  title: string;
  subheader: string;
  /** The notice while nothing is chosen. */
  emptyMessage: string;
  schedulingButton: string;
  messageSubject: string;
  /** The template of the booking message, with {chosen} and {total}. */
  message: string;
  results?: ServiceEntry['results'];
  categories: Category[];
}

export function optionsOf(service: Pick<Service, 'categories'>): Option[] {
  return service.categories.flatMap((category) => category.options);
}

const hasSets = ({ options }: Category) => options.some(({ set }) => set);

/**
 * The categories of sets of tests. They are below the columns, because columnsOf() assumes that all options have the same height,
 * and a set is higher.
 */
export const setsOf = ({ categories }: Pick<Service, 'categories'>): Category[] => categories.filter(hasSets);

/** The categories without sets, split into two columns so that the longer column is as short as possible. Their order stays. */
export function columnsOf(service: Pick<Service, 'categories'>): Category[][] {
  const categories = service.categories.filter((category) => !hasSets(category));
  // A heading is as high as about two options.
  const height = (part: readonly Category[]) =>
    part.reduce((sum, { options }) => sum + options.length + 2, 0);
  const longerHeight = (cut: number) =>
    Math.max(height(categories.slice(0, cut)), height(categories.slice(cut)));
  // How many categories the first column may have.
  const cuts = categories.slice(1).map((_, index) => index + 1);
  const [cut = categories.length] = cuts.toSorted((a, b) => longerHeight(a) - longerHeight(b));
  return [categories.slice(0, cut), categories.slice(cut)].filter(({ length }) => length > 0);
}

/** The price that a page shows, in pesewas. Undefined for a set that saves nothing: that is no price of its own. */
export function shownPriceOf({ price, set }: Option): number | undefined {
  if (!set) return price;
  return set.saves > 0 ? price * set.people : undefined;
}

export interface PriceSummary {
  count: number;
  /** In pesewas. */
  lowest: number;
}

/** Counts only available tests and services, without sets; undefined if none is available. */
export function priceSummaryOf(service: Pick<Service, 'categories'>): PriceSummary | undefined {
  const prices = optionsOf(service).flatMap(({ price, set, unavailable }) =>
    set || unavailable ? [] : [price],
  );
  return prices.length > 0 ? { count: prices.length, lowest: Math.min(...prices) } : undefined;
}

export interface OtherNames {
  /** One name, or several with ', ' between them. */
  names: string;
  speech: LangAttributes;
}

/** First the names in the page's language, then the English ones, then those in other languages. */
export function listOtherNames({ about, speech = {} }: Pick<Option, 'about' | 'speech'>): OtherNames[] {
  if (!about) return [];
  const { translated, alsoCalled, otherLanguages } = about;
  return [
    { names: translated.join(', '), speech: {} },
    { names: alsoCalled.join(', '), speech },
    ...otherLanguages.map(({ word, speech: ofWord }) => ({ names: word, speech: ofWord })),
  ].filter(({ names }) => names);
}

/** All names by which people may know an option, in every language that the page shows. */
export const listNames = (option: Pick<Option, 'name' | 'translatedName' | 'about' | 'speech'>): string[] => [
  option.name,
  ...(option.translatedName ? [option.translatedName] : []),
  ...listOtherNames(option).flatMap(({ names }) => names.split(', ')),
];

function unavailableAt({ unavailable }: OptionEntry, now: number): Option['unavailable'] {
  if (unavailable === undefined) return undefined;
  if (unavailable === true) return {};
  const { until, why } = unavailable;
  const endsAt = until && dayStart(until) + DAY_MS;
  if (endsAt && now >= endsAt) return undefined;
  return { ...(endsAt && { until: formatDate(until), endsAt }), ...(why && { why }) };
}

type TranslatedOption = OptionEntry & { translated?: TranslatedNames };

interface AttributesByLanguage {
  attributesOf: (language: string) => LangAttributes;
  /** For the English names in price lists. */
  ofNames: LangAttributes;
}

const DEFAULT_ATTRIBUTES: AttributesByLanguage = { attributesOf: (lang) => ({ lang }), ofNames: {} };

/** `usualResults` says when a result is ready, for options that do not say it themselves. */
function toOption(
  entry: TranslatedOption,
  usualResults: ServiceEntry['results'],
  now: number,
  { attributesOf, ofNames }: AttributesByLanguage,
): Option {
  const { name, price, sameAs, spokenAs, alsoCalled = [], otherLanguages = [] } = entry;
  const { for: use = '', warning = '', prepare = '', sample = '', results = '' } = entry;
  const translated = entry.translated?.alsoCalled ?? [];
  const about = {
    translated,
    alsoCalled,
    otherLanguages: otherLanguages.map(({ word, language }) => ({ word, speech: attributesOf(language) })),
    for: use,
    warning,
    prepare,
    sample,
    results,
  };
  const hasFacts = Object.values(about).some(({ length }) => length > 0);
  return {
    id: slugOf(name),
    name,
    translatedName: entry.translated?.called,
    price: toPesewas(price),
    sameAs: sameAs === undefined ? undefined : { name: sameAs },
    spokenAs,
    unavailable: unavailableAt(entry, now),
    about: hasFacts
      ? {
          ...about,
          results: results || (usualResults?.when ?? ''),
          days: results ? entry.resultDays : usualResults?.days,
        }
      : undefined,
    // The laboratory's own name of a test stays as it is if the page is translated.
    speech: sample && sample !== 'none' ? { ...ofNames, translate: 'no' } : ofNames,
  };
}

/** Without `now`, an unavailable option stays unavailable after its day `until`. */
export function toService(
  id: string,
  entry: ServiceEntry,
  now = 0,
  attributes = DEFAULT_ATTRIBUTES,
): Service {
  const categories = entry.categories.map(({ name, options }) => ({
    name,
    options: options.map((option) => toOption(option, entry.results, now, attributes)),
  }));
  const translatedNames = new Map(
    optionsOf({ categories }).map((option) => [option.name, option.translatedName]),
  );
  for (const { sameAs } of optionsOf({ categories }))
    if (sameAs) sameAs.translatedName = translatedNames.get(sameAs.name);
  return {
    ...entry,
    id,
    categories: [...categories, ...toSets(entry.sets, categories, attributes.ofNames)],
  };
}

/**
 * The van offers some tests of the laboratory, and the facts of these tests are written once. An option without facts, or without a
 * translated name, gets what it lacks from the option with the same name in another service.
 */
export function shareOptionFacts(services: readonly Service[]): Service[] {
  // A Map keeps the last value of a key, but the first option must win, so the list is reversed. Then options with a translated
  // name move to the end and win over the others, because their facts are translated too.
  const options = services
    .flatMap(optionsOf)
    .toReversed()
    .toSorted((a, b) => Number(Boolean(a.translatedName)) - Number(Boolean(b.translatedName)));
  const aboutById = new Map(options.flatMap(({ id, about }) => (about ? [[id, about]] : [])));
  const translatedNameById = new Map(
    options.flatMap(({ id, translatedName }) => (translatedName ? [[id, translatedName]] : [])),
  );
  const addFacts = (option: Option): Option => ({
    ...option,
    translatedName: option.translatedName ?? translatedNameById.get(option.id),
    about: option.about ?? aboutById.get(option.id),
    set: option.set && { ...option.set, tests: option.set.tests.map(addFacts) },
  });
  return services.map((service) => ({
    ...service,
    categories: service.categories.map((category) => ({
      ...category,
      options: category.options.map(addFacts),
    })),
  }));
}
