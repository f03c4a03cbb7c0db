import { categoryWords, searchWords } from '#lib/words.ts';
import type { CollectionKey } from 'astro:content';
import { FAQ_PAGES } from '#schemas/page.ts';
import { KINDS } from '#schemas/kinds.ts';
import { addressOf, isShown, type Kind } from '#schemas/kind.ts';
import { faqAnchor } from '#lib/ids.ts';
import { listContactWays } from '#lib/message-links.ts';
import { formatCedis } from '#lib/money.ts';
import { describeHours } from '#lib/opening-hours.ts';
import { namesOf, optionsOf } from '#lib/service.ts';
import { listArticles, getPage, listFaqs } from './pages.ts';
import { listDonations } from './programmes.ts';
import { listEvents } from './events.ts';
import { listForms } from './forms.ts';
import { hasWords } from './people.ts';
import { listServices, type ListedService } from './services.ts';
import { getCollection } from './entries.ts';
import { getSite } from './site.ts';

/** The parts of the list, in their order. */
export const INDEX_PARTS = ['tests', 'people', 'events', 'others'] as const;
export type IndexPart = (typeof INDEX_PARTS)[number];

/** One line of the list from A to Z. `about` tells what it is, or what it costs. */
export interface IndexEntry {
  title: string;
  about: string;
  address: string;
  /** What people call it too. */
  names?: string[];
  /** In which part it stands; without it, in the last. */
  part?: IndexPart;
}

const standIn = (part: IndexPart, entries: readonly IndexEntry[]) =>
  entries.map((entry) => ({ ...entry, part }));

const UNLISTED = ['not-found', 'search', 'store'];

async function listPages(): Promise<IndexEntry[]> {
  const pages = (await getCollection('pages')).filter(({ id }) => !UNLISTED.includes(id));
  const forms = await listForms();
  return [
    // Without a title of its own stands what several pages share.
    ...pages.flatMap(({ id, data }) =>
      'title' in data ? { title: data.title, about: '', address: id === 'home' ? '/' : `/${id}` } : [],
    ),
    ...forms.map(({ words, path }) => ({ title: words.title, about: '', address: path })),
  ];
}

const PEOPLE = ['team', 'judges', 'profiles'] as const;

/** Those of a collection whose pages say more than the lists. */
async function listPersons(name: (typeof PEOPLE)[number]): Promise<IndexEntry[]> {
  const kind = KINDS.find((each) => each.name === name) as Kind;
  return (await getCollection(name))
    .filter(hasWords)
    .map(({ id, data }) => ({ title: data.name, about: data.position, address: addressOf(kind, id) ?? '' }));
}

/** The entries of all kinds that say what the search calls them. */
async function listByKind(): Promise<IndexEntry[]> {
  const said: Readonly<Record<string, string>> = {
    Community: searchWords.community,
    Internship: searchWords.internship,
    Volunteer: searchWords.role,
  };
  const lists = KINDS.map(async (kind) => {
    if (kind.about === undefined) return [];
    const entries = (await getCollection(kind.name as CollectionKey)) as { id: string; data: object }[];
    return entries
      .filter(({ data }) => isShown(data))
      .map(({ id, data }) => ({
        title: 'title' in data ? String(data.title) : 'name' in data ? String(data.name) : id,
        about: said[kind.about ?? ''] ?? kind.about ?? '',
        address: addressOf(kind, id) ?? '',
      }));
  });
  return (await Promise.all(lists)).flat();
}

/** Everything on the site that somebody may look for, from A to Z. */
export async function listIndexEntries(): Promise<IndexEntry[]> {
  const entries: IndexEntry[] = [
    ...(await listPages()),
    ...(await listContacts()),
    ...standIn('tests', (await listServices()).flatMap(listPrices)),
    ...(await Promise.all(FAQ_PAGES.map(listAnswers))).flat(),
    ...(await listDonations()).map(({ id, title }) => ({
      title,
      about: searchWords.donate,
      address: `/donate-${id}`,
    })),
    ...(await listArticles()).map(({ id, data }) => ({
      title: data.title,
      about: categoryWords[data.category],
      address: `/news/${id}`,
    })),
    ...standIn(
      'events',
      (await listEvents()).map(({ id, title, details }) => ({
        title: `${title}: ${details}`,
        about: searchWords.event,
        address: `/events/${id}`,
      })),
    ),
    ...standIn('people', (await Promise.all(PEOPLE.map(listPersons))).flat()),
    ...(await listByKind()),
  ];
  return entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/* What patients look for in the list from A to Z: prices, answers, and how to reach the clinic. */

/** A service, and everything on its price list. */
function listPrices({ service }: ListedService): IndexEntry[] {
  const options = optionsOf(service).map((option) => ({
    title: option.name,
    about: `${service.title}, ${formatCedis(option.price)}`,
    address: `/${service.id}#${option.id}`,
    ...(option.about && { names: namesOf(option.about) }),
  }));
  return [{ title: service.title, about: searchWords.service, address: `/${service.id}` }, ...options];
}

/** The answers on a page. */
async function listAnswers(page: string): Promise<IndexEntry[]> {
  const faqs = await listFaqs(page);
  return faqs.map(({ id, data }) => ({
    title: data.question,
    about: searchWords.answer,
    address: `/${page}#${faqAnchor(id)}`,
  }));
}

/** How to reach and find the clinic. */
async function listContacts(): Promise<IndexEntry[]> {
  const site = await getSite();
  const { contacts } = await getPage('search');
  const { clinic, emergency } = site;
  const { phone, whatsapp } = listContactWays(site);
  return [
    { title: phone.label, about: contacts.phone, address: phone.address },
    { title: whatsapp.label, about: site.whatsapp, address: whatsapp.address },
    { title: site.email, about: contacts.email, address: `mailto:${site.email}` },
    { title: contacts.address, about: `${clinic.place}, ${clinic.city}`, address: '/#clinic' },
    { title: contacts.hours, about: describeHours(clinic.hours), address: '/#clinic' },
    { title: contacts.emergency, about: emergency.general, address: `tel:${emergency.general}` },
    { title: contacts.ambulance, about: emergency.ambulance, address: `tel:${emergency.ambulance}` },
  ];
}
