import type { CollectionKey } from 'astro:content';
import { FAQ_PAGES } from '#schemas/faq.ts';
import { KINDS } from '#schemas/kinds.ts';
import { addressOf, isShown } from '#schemas/kind.ts';
import { listArticles } from './pages.ts';
import { listAnswers, listContacts, listPrices } from './clinic-entries.ts';
import { listDonations } from './programmes.ts';
import { listEvents } from './events.ts';
import { listForms } from './forms.ts';
import { hasWords, listJudges, listProfiles, listTeamGroups, type Person } from './people.ts';
import { listServices } from './services.ts';
import { getCollection } from './entries.ts';

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

async function listPersons(): Promise<IndexEntry[]> {
  const team = (await listTeamGroups()).flatMap(({ members }) => members);
  const toEntries = (persons: readonly Person[], folder: string) =>
    persons
      .filter(hasWords)
      .map(({ id, data }) => ({ title: data.name, about: data.position, address: `/${folder}/${id}` }));
  return [
    ...toEntries(team, 'mbr'),
    ...toEntries(await listJudges(), 'judge'),
    ...toEntries(await listProfiles(), 'team'),
  ];
}

/** The entries of all kinds that say what the search calls them. */
async function listByKind(): Promise<IndexEntry[]> {
  const lists = KINDS.map(async (kind) => {
    if (kind.about === undefined) return [];
    const entries = (await getCollection(kind.name as CollectionKey)) as { id: string; data: object }[];
    return entries
      .filter(({ data }) => isShown(data))
      .map(({ id, data }) => ({
        title: 'title' in data ? String(data.title) : 'name' in data ? String(data.name) : id,
        about: kind.about ?? '',
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
    ...(await listDonations()).map(({ id, title }) => ({ title, about: 'Donate', address: `/donate-${id}` })),
    ...(await listArticles()).map(({ id, data }) => ({
      title: data.title,
      about: data.category,
      address: `/news/${id}`,
    })),
    ...standIn(
      'events',
      (await listEvents()).map(({ id, title, details }) => ({
        title: `${title}: ${details}`,
        about: 'Event',
        address: `/events/${id}`,
      })),
    ),
    ...standIn('people', await listPersons()),
    ...(await listByKind()),
  ];
  return entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
