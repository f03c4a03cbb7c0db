import type { OptionEntry, ServiceEntry } from '../../schemas/service.ts';
import type { TranslatedNames } from '../../schemas/sets-of-tests.ts';
import { DAY_MS, dayStart, formatDate } from '../time/dates.ts';
import { slugOf } from '../ids.ts';
import { toPesewas } from './money.ts';
import { type LangAttributes, type Option, optionsOf, type Service } from './service.ts';
import { toSets } from './sets-of-tests.ts';

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
  const { for: use, warning, prepare, sample, results } = entry;
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
  const hasFacts = Object.values(about).some((fact) => fact?.length);
  return {
    id: slugOf(name),
    name,
    translatedName: entry.translated?.called,
    price: toPesewas(price),
    sameAs: sameAs === undefined ? undefined : { name: sameAs },
    spokenAs,
    unavailable: unavailableAt(entry, now),
    about:
      hasFacts || usualResults
        ? {
            ...about,
            results: results ?? usualResults?.when,
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

/** Each fact of `own`, or that of `other` if `own` lacks it, and the names of both. */
function mergeAbout(own: Option['about'], other: Option['about']): Option['about'] {
  if (!own || !other) return own ?? other;
  const { results, days } = own.results ? own : other;
  return {
    translated: own.translated.length > 0 ? own.translated : other.translated,
    alsoCalled: [...new Set([...own.alsoCalled, ...other.alsoCalled])],
    otherLanguages: own.otherLanguages.length > 0 ? own.otherLanguages : other.otherLanguages,
    for: own.for ?? other.for,
    warning: own.warning ?? other.warning,
    prepare: own.prepare ?? other.prepare,
    sample: own.sample ?? other.sample,
    results,
    days,
  };
}

/**
 * The van offers some tests of the laboratory, and the facts of these tests are written once. An option gets each fact that it
 * lacks, and its translated name, from the option with the same name in another service.
 */
export function shareOptionFacts(services: readonly Service[]): Service[] {
  // A Map keeps the last value of a key, but the first option must win, so the list is reversed. Then options with a translated
  // name move to the end and win over the others, because their facts are translated too.
  const options = services
    .flatMap(optionsOf)
    .toReversed()
    .toSorted((a, b) => Number(Boolean(a.translatedName)) - Number(Boolean(b.translatedName)));
  const aboutById = new Map<string, Option['about']>();
  for (const { id, about } of options) aboutById.set(id, mergeAbout(about, aboutById.get(id)));
  const translatedNameById = new Map(
    options.flatMap(({ id, translatedName }) => (translatedName ? [[id, translatedName]] : [])),
  );
  const addFacts = (option: Option): Option => ({
    ...option,
    translatedName: option.translatedName ?? translatedNameById.get(option.id),
    about: mergeAbout(option.about, aboutById.get(option.id)),
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
