import type { ServiceEntry } from '../../schemas/service.ts';

/** `lang` and `dir` for text in another language than the page's. `translate` keeps a translator away. */
export interface LangAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  translate?: 'no';
}

/** A fact is undefined if the content does not have it. */
export interface AboutOption {
  /** Other names in the page's language, if that is not English. */
  translated: string[];
  /** Other names in English. */
  alsoCalled: string[];
  otherLanguages: { word: string; speech: LangAttributes }[];
  for?: string | undefined;
  /** What nobody may miss before the test. Pages show it first. */
  warning?: string | undefined;
  /** 'nothing' if the patient need not prepare. */
  prepare?: string | undefined;
  /** 'none' if no sample is taken. */
  sample?: string | undefined;
  /** When the result is ready, in words. */
  results?: string | undefined;
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

/** Whether pages say something medical about an option. Its names and the time of its result are not medical. */
export const hasMedicalFacts = ({ about }: Option): boolean =>
  !!about && [about.for, about.warning, about.prepare, about.sample].some(Boolean);

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
