import { fill } from '#lib/placeholders.ts';
import { categoryWords, eventStatusWords, pickerWords, searchWords } from '#words';
import type { CollectionKey } from 'astro:content';
import { FAQ_PAGES } from '#schemas/page.ts';
import { KINDS } from '#schemas/kinds.ts';
import { entryAddress, isVisible } from '#schemas/kind.ts';
import { faqAnchor, slugOf } from '#lib/ids.ts';
import { nodeText, parseMarkdown } from '#lib/page/markdown-tree.ts';
import { listContactMethods } from '#lib/contact/contact-methods.ts';
import { formatCedis } from '#lib/booking/money.ts';
import { listPastEvents, listUpcomingEvents } from '#lib/events/schedule.ts';
import { formatDay, formatMonth } from '#lib/time/dates.ts';
import { describeHours } from '#lib/time/opening-hours.ts';
import { listRegistrations } from '#lib/publish/registrations.ts';
import {
  listOtherNames,
  shownPriceOf,
  type Option,
  type OtherNames,
  type LangAttributes,
} from '#lib/booking/service.ts';
import { getLanguage } from '#lib/language/page-language.ts';
import { readForeignNames } from '#loaders/language/foreign-names.ts';
import { listClinicInfo, listDirections } from '#lib/visit.ts';
import { listArticles, getPage, listFaqs } from './pages.ts';
import { listGivingProgrammes } from './programmes.ts';
import { listCommunities } from './communities.ts';
import { listEvents, type ListedEvent } from './events.ts';
import { hasBiography, personAddress, type Person } from './people.ts';
import { listServices, type ListedService } from './services.ts';
import { isUnlisted, withoutUnlisted } from './unlisted-pages.ts';
import { builtAt, getCollection } from './entries.ts';
import { getSite } from './site.ts';

const INDEX_PARTS = ['tests', 'people', 'events', 'others'] as const;
export type IndexPart = (typeof INDEX_PARTS)[number];

/** One entry of the list from A to Z. `about` says a little more; '' if nothing. */
export interface IndexEntry {
  title: string;
  about: string;
  /** Such as 'GH₵ 50.00'. */
  price?: string | undefined;
  address: string;
  /** Only of an entry whose link another entry has, too. */
  id?: string | undefined;
  /** The `lang` and `dir` of the title, if it is not in the page's language. */
  speech?: LangAttributes | undefined;
  /** Only medical tests have other names. */
  otherNames?: OtherNames[];
  /** Of a test: its names in languages that the page does not show, and what else people type. */
  hiddenNames?: string[] | undefined;
  /** Other words that find the entry. */
  keywords?: string[] | undefined;
  /** Its keywords have nothing in common (lib/search/names.ts). */
  isMixed?: true | undefined;
  /** More text to search, such as the answer to a question. */
  text?: string | undefined;
  isSet?: true | undefined;
  /** Its part of the list; by default 'others'. */
  part?: IndexPart;
}

/** The lines of one part of the list. A line has all entries with its title: the laboratory and the van may offer the same test. */
interface IndexSection {
  part: IndexPart;
  lines: [first: IndexEntry, ...others: IndexEntry[]][];
}

/** The parts that have entries. `entries` are from A to Z. */
export const listIndexLines = (entries: readonly IndexEntry[]): IndexSection[] =>
  INDEX_PARTS.map((part) => ({
    part,
    // The cast is safe, because groupBy() makes no empty group.
    lines: [
      ...Map.groupBy(
        entries.filter((entry) => (entry.part ?? 'others') === part),
        ({ title }) => title,
      ).values(),
    ] as IndexSection['lines'],
  })).filter(({ lines }) => lines.length > 0);

const withPart = (part: IndexPart, entries: readonly IndexEntry[]) =>
  entries.map((entry) => ({ ...entry, part }));

// `data.searchWords` is a field of the entry. The import `searchWords` has the labels of the search.
const keywordsOf = (data: { searchWords?: string[] | undefined }) => ({ keywords: data.searchWords });

// The search page itself, and the page of unknown addresses.
const UNLISTED_PAGES = ['not-found', 'search'];

async function listPageEntries(): Promise<IndexEntry[]> {
  const written = (await getCollection('pages')).filter(({ id }) => !UNLISTED_PAGES.includes(id));
  const pages = await withoutUnlisted(written.map((page) => ({ ...page, path: `/${page.id}` })));
  // An entry without a title has no address of its own.
  const registrations = await listRegistrationEntries();
  return pages.flatMap(({ id, data }) => {
    if (!('title' in data)) return [];
    // "Is it registered?" still leads to the page if the site has no registration yet.
    const isUnregistered = 'registered' in data && registrations.length === 0;
    const more = (isUnregistered && data.registered.searchWords) || [];
    const keywords = data.searchWords?.concat(more);
    return { title: data.title, about: '', address: id === 'home' ? '/' : `/${id}`, keywords };
  });
}

const PERSON_COLLECTIONS = ['team', 'judges', 'profiles'] as const;

/** People without a biography are left out: the lists of people already show all that their pages say. */
async function listPersonEntries(collection: (typeof PERSON_COLLECTIONS)[number]): Promise<IndexEntry[]> {
  const people: Person[] = await getCollection(collection);
  return people.filter(hasBiography).map((person) => ({
    title: person.data.name,
    about: person.data.position,
    address: personAddress(person),
  }));
}

function titleOf(id: string, data: object): string {
  if ('title' in data) return String(data.title);
  return 'name' in data ? String(data.name) : id;
}

async function listKindEntries(): Promise<IndexEntry[]> {
  const lists = KINDS.map(async (kind) => {
    const { searchLabel } = kind;
    if (searchLabel === undefined) return [];
    // Every kind with `searchLabel` is a collection of Astro, and its entries have pages.
    const entries = (await getCollection(kind.name as CollectionKey)) as { id: string; data: object }[];
    return entries
      .filter(({ data }) => isVisible(data))
      .map(({ id, data }) => ({
        title: titleOf(id, data),
        // '' means that the search shows no label.
        about: searchLabel && searchWords[searchLabel],
        address: entryAddress(kind, id) ?? '',
        ...keywordsOf(data),
      }));
  });
  const all = (await Promise.all(lists)).flat();
  const areUnlisted = await Promise.all(all.map(({ address }) => isUnlisted(address)));
  return all.filter((_entry, index) => !areUnlisted[index]);
}

/** By the English name of a test. The van offers tests of the laboratory. */
function listHiddenNames(services: readonly ListedService[]): Map<string, string[]> {
  const names = readForeignNames(
    services.map(({ service }) => service.id),
    getLanguage(),
  );
  for (const { words } of services)
    for (const { name, alsoTyped = [] } of [
      ...words.categories.flatMap(({ options }) => options),
      ...(words.sets?.list ?? []),
    ])
      names.set(name, [...(names.get(name) ?? []), ...alsoTyped]);
  return names;
}

export async function listIndexEntries(): Promise<IndexEntry[]> {
  const services = await listServices();
  const hiddenNames = listHiddenNames(services);
  const entries: IndexEntry[] = [
    ...(await listPageEntries()),
    ...(await listContactEntries()),
    ...(await listVisitEntries()),
    ...(await listNearYouEntries()),
    ...(await listRegistrationEntries()),
    ...withPart(
      'tests',
      services.flatMap((each) => listServiceEntries(each, hiddenNames)),
    ),
    ...(await Promise.all(FAQ_PAGES.map(listFaqEntries))).flat(),
    ...(await listGivingProgrammes()).map(({ id, title, searchWords: keywords }) => ({
      title,
      keywords,
      about: searchWords.donate,
      address: `/donate-${id}`,
    })),
    ...(await listArticles()).map(({ id, data }) => ({
      title: data.title,
      about: categoryWords[data.category],
      address: `/news/${id}`,
      ...keywordsOf(data),
      text: data.summary,
    })),
    ...withPart(
      'events',
      [...Map.groupBy(await listEvents(), ({ name }) => name).values()].flatMap(listEventEntries),
    ),
    ...withPart('people', (await Promise.all(PERSON_COLLECTIONS.map(listPersonEntries))).flat()),
    ...(await listKindEntries()),
  ];
  return entries
    .concat(await listPartEntries(entries))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/**
 * Of events with the same name, those to come, each with its day. If all are over, only the latest, with its day: a charity goes to
 * the same places for years, and /events lists these visits by year.
 */
function listEventEntries(sameName: readonly ListedEvent[]): IndexEntry[] {
  const coming = listUpcomingEvents(sameName, builtAt);
  const shown = coming.length > 0 ? coming : listPastEvents(sameName, builtAt).slice(0, 1);
  return shown.map(({ id, name, status, start, dateWords, entry: { data }, ...event }) => ({
    title: name,
    about: [
      searchWords.event,
      ...(shown.length > 1 || coming.length === 0 ? [dateWords ?? formatDay(start)] : []),
      ...(status ? [eventStatusWords[status.kind]] : []),
    ].join(', '),
    address: `/events/${id}`,
    // Of a visit that is over, people rather look for the next one. Most searches mean the clinic and not a day there.
    keywords: [
      ...(data.searchWords ?? []),
      ...(coming.length > 0 && event.layout === 'healthOutreachEvent' && !event.atClinic
        ? [event.details]
        : []),
    ],
    // "Agogo in January"
    text: [data.location, data.eventStartDate && formatMonth(data.eventStartDate)].join(' '),
  }));
}

const priceOf = (option: Option) => {
  const price = shownPriceOf(option);
  return price === undefined ? undefined : formatCedis(price);
};

function listServiceEntries(
  { service, words }: ListedService,
  hiddenNames: ReadonlyMap<string, string[]>,
): IndexEntry[] {
  const { title, choice, hint, results } = words;
  const optionEntries = service.categories.flatMap(({ name: category, options }) =>
    options.map((option) => ({
      title: option.translatedName ?? option.name,
      about: [service.title, ...(option.unavailable ? [pickerWords.unavailable] : [])].join(', '),
      price: priceOf(option),
      address: `/${service.id}#${option.id}`,
      isSet: option.set && (true as const),
      speech: option.translatedName ? undefined : option.speech,
      otherNames: [
        ...(option.translatedName ? [{ names: option.name, speech: option.speech ?? {} }] : []),
        ...listOtherNames(option),
      ],
      hiddenNames: hiddenNames.get(option.name),
      // The heading above the sets would find them by the word "test".
      text: `${option.set ? '' : category} ${option.about?.for ?? ''}`,
    })),
  );
  const text = [choice.text, hint, ...Object.values(results ?? {})].join(' ');
  return [
    { title, about: searchWords.service, address: `/${service.id}`, ...keywordsOf(words), text },
    ...optionEntries,
  ];
}

// "No." alone does not answer, nor the price of one of two programmes.
const MIN_ANSWER_LETTERS = 40;

function firstSentence(text: string): string {
  let answer = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    answer += segment;
    if (answer.trim().length >= MIN_ANSWER_LETTERS) break;
  }
  return answer.trim();
}

async function listFaqEntries(page: (typeof FAQ_PAGES)[number]): Promise<IndexEntry[]> {
  const faqs = await listFaqs(page);
  const { title } = await getPage(page);
  return faqs.map(({ id, data, body = '' }) => {
    const text = (parseMarkdown(body).children ?? []).map(nodeText).join(' ');
    return {
      title: data.question,
      // The fee of a programme is not what a patient pays.
      about: `${title}: ${firstSentence(text)}`,
      address: `/${page}#${faqAnchor(id)}`,
      ...keywordsOf(data),
      text,
    };
  });
}

/** Leaves out the directions to the clinic, because listContactEntries() has them. */
async function listVisitEntries(): Promise<IndexEntry[]> {
  const page = await getPage('your-visit');
  const { title: about, bring, change, after, here } = page;
  const { clinic } = await getSite();
  const sections = [
    // ChangeVisit.astro has the id `change`.
    { ...change, id: 'change', points: [] },
    ...(here ? [{ ...here, id: slugOf(here.heading), text: listClinicInfo(page), points: [] }] : []),
    ...[bring, ...after].map((section) => ({ ...section, id: slugOf(section.heading) })),
  ];
  return sections.map((section) => ({
    title: section.heading,
    about,
    address: `/your-visit#${section.id}`,
    ...keywordsOf(section),
    text: fill([...section.text, ...section.points].join(' '), { payment: clinic.payment }),
  }));
}

/** Parts of pages, each with the title of its page. */
async function listPartEntries(entries: readonly IndexEntry[]): Promise<IndexEntry[]> {
  const { pageParts } = await getPage('search');
  return (await withoutUnlisted(pageParts)).map(({ label, path, ...data }) => {
    const page = entries.find(({ address }) => address === path.replace(/#.*/, ''));
    return { title: label, about: page?.title ?? '', address: path, ...keywordsOf(data) };
  });
}

async function listNearYouEntries(): Promise<IndexEntry[]> {
  const { title: about, near } = await getPage('events');
  const places = (await listCommunities()).map(({ name }) => name);
  return [
    {
      title: near.heading,
      about,
      address: '/events#near',
      ...keywordsOf(near),
      text: [near.intro, ...places].join(' '),
    },
  ];
}

async function listRegistrationEntries(): Promise<IndexEntry[]> {
  const { title: about, registered } = await getPage('who-we-are');
  const registrations = listRegistrations(await getSite(), builtAt);
  const text = registrations.map(({ name, by }) => `${name} ${by}`).join(' ');
  const { heading: title } = registered;
  return text ? [{ title, about, address: '/who-we-are#registered', ...keywordsOf(registered), text }] : [];
}

async function listContactEntries(): Promise<IndexEntry[]> {
  const site = await getSite();
  const { contacts } = await getPage('search');
  const { find: findUsSection } = await getPage('your-visit');
  const { clinic, emergency } = site;
  const { phone, whatsapp } = listContactMethods(site);
  const makeEntry = (contact: typeof contacts.phone, about: string, address: string): IndexEntry => {
    return { title: contact.title, about, address, ...keywordsOf(contact) };
  };
  return [
    // `title` has the phone number or e-mail address. `about` says which one it is.
    { ...makeEntry(contacts.phone, contacts.phone.title, phone.address), title: phone.label },
    ...(contacts.ask
      ? [{ ...makeEntry(contacts.ask, phone.label, phone.address), id: 'ask', isMixed: true as const }]
      : []),
    ...(whatsapp && site.whatsapp
      ? [{ title: whatsapp.label, about: site.whatsapp, address: whatsapp.address }]
      : []),
    { ...makeEntry(contacts.email, contacts.email.title, `mailto:${site.email}`), title: site.email },
    {
      ...makeEntry(contacts.address, `${clinic.place}, ${clinic.city}`, '/your-visit#find-us'),
      keywords: [contacts.address, findUsSection].flatMap(({ searchWords: words }) => words ?? []),
      text: [findUsSection.heading, ...listDirections(findUsSection), ...findUsSection.text].join(' '),
    },
    makeEntry(contacts.hours, describeHours(clinic.hours), '/#clinic'),
    makeEntry(contacts.emergency, emergency.general, `tel:${emergency.general}`),
    makeEntry(contacts.ambulance, emergency.ambulance, `tel:${emergency.ambulance}`),
  ];
}
