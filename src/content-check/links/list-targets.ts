import { faqAnchor, slugOf } from '#lib/ids.ts';
import { listByLetter, MOST_LISTED } from '#lib/map/places.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, type Entry, valid } from '../content.ts';
import type { Targets } from './check-links.ts';

/**
 * What links can point at on pages that are not made of one text: the ids of their sections. A test compares them with the
 * finished pages. Ids that content makes (a test of a price list) are not among them.
 */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/': ['clinic', 'programmes', 'who', 'what'],
  '/booking': ['faq'],
  '/donate': ['programmes', 'form', 'ways', 'helps'],
  '/donate-hope-health-hub': ['form', 'ways', 'helps'],
  '/donate-hope-health-initiative': ['form', 'ways', 'helps'],
  '/donate-hope-health-vans': ['form', 'ways', 'helps'],
  '/donate-wohohiame-wellness': ['form', 'ways', 'helps'],
  '/events': ['upcoming', 'past', 'calendar'],
  '/lab-services': ['choose', 'find-an-appointment'],
  '/mobile-van': ['choose', 'find-an-appointment'],
  '/telehealth': ['choose', 'find-an-appointment'],
  '/our-impact': ['where-we-work', 'communities', 'van'],
  '/what-we-do': [
    'clinical-care',
    'health-advocates',
    'existing-facilities',
    'healthcare-access',
    'research',
    'mental-health',
    'internships',
    'case-competitions',
  ],
  '/who-we-are': ['people', 'administrative', 'medical', 'directors', 'volunteers'],
  '/work-with-us': ['ways', 'testimonials', 'faq'],
};

/** In the footer of every page. */
export const EVERYWHERE = ['get-involved', 'newsletter', 'office', 'visit-us'];

/** The ids that stand for the brackets in an address, by the address: '/news/[id]' -> ['1', '2']. */
type IdsOf = (route: string) => readonly string[] | undefined;

/** The addresses that the files of src/pages make, and the beginnings of those whose ids nobody knows. */
function listAddresses(
  pageFiles: readonly string[],
  idsOf: IdsOf,
): { addresses: Set<string>; open: string[] } {
  const addresses = new Set<string>();
  const open: string[] = [];
  for (const file of pageFiles) {
    const route = `/${file.replace(/\.(?:astro|mdx?|ts)$/, '').replace(/(?:^|\/)index$/, '')}`;
    if (route === '/404') continue;
    if (!route.includes('[')) {
      addresses.add(route);
      continue;
    }
    const ids = idsOf(route);
    if (!ids) open.push(route.slice(0, route.indexOf('[')));
    for (const id of ids ?? []) addresses.add(route.replace(/\[[^\]]*\]/, id));
  }
  // A page at the root that nobody knows would make every address a page.
  return { addresses, open: open.filter((start) => start !== '/') };
}

interface Shown {
  visible?: boolean;
  title?: string;
}

/** Whether an entry has a page. One whose own mistakes hide it is taken to have one: it will, once they are mended. */
function hasPage({ kind, value }: Entry): boolean {
  if (value === undefined || kind.path === 'content/communities') return true;
  const { visible = true, title } = value as Shown;
  return visible && (kind.path !== 'content/articles' || Boolean(title));
}

/** Communities have a page for each letter when they are too many for one. */
function listLetters(entries: readonly Entry[]): string[] {
  const communities = valid<CommunityEntry>(entries, 'content/communities').map(({ value }) => value);
  return communities.length > MOST_LISTED ? listByLetter(communities).map(({ slug }) => slug) : [];
}

/** Where links can lead: the pages of src/pages, with those that entries make, and the sections of each. */
export function listTargets({ entries, pages }: Content): Targets {
  const routes = Map.groupBy(
    entries.filter((entry) => entry.kind.route && hasPage(entry)),
    ({ kind }) => kind.route,
  );
  const hidden = entries
    .filter((entry) => entry.kind.route && !hasPage(entry))
    .map(({ kind, id }) => kind.route?.replace('[id]', id) ?? '');
  const coming = entries.find(({ file }) => file === 'content/coming.yaml')?.value;
  const comingIds = ((coming as { id: string }[] | undefined) ?? []).map(({ id }) => id);
  const idsOf = (route: string) => {
    if (route === '/[coming]') return comingIds;
    if (route === '/[picture].png') return [];
    if (route === '/our-impact/[letter]') return listLetters(entries);
    return routes.get(route.replace(/\.\w+$/, ''))?.map(({ id }) => id);
  };
  const { addresses, open } = listAddresses(pages, idsOf);

  const ownAnchors = new Map(
    entries.flatMap(({ kind, id, body }) =>
      kind.route ? [[kind.route.replace('[id]', id), body.anchors] as const] : [],
    ),
  );
  const options = new Map<string, string[]>(
    entries
      .filter(({ kind, value }) => kind.path === 'content/services' && value !== undefined)
      .map(({ id, value }) => {
        const { categories } = value as ServiceEntry;
        return [
          `/${id}`,
          categories.flatMap((each) => each.options).map(({ name }) => slugOf(name)),
        ] as const;
      }),
  );
  const questions = Map.groupBy(
    entries.filter(({ kind }) => kind.path === 'content/faqs'),
    ({ id }) => `/${id.replace(/\/.*$/, '')}`,
  );
  const site = entries.find(({ file }) => file === 'content/site.yaml')?.value as Site | undefined;
  return {
    addresses,
    hidden: new Set(hidden),
    open,
    origin: site ? new URL(site.url).origin : '',
    anchorsOf: (address) => [
      ...(questions.get(address)?.map(({ id }) => faqAnchor(id)) ?? []),
      ...(PAGE_ANCHORS[address] ?? []),
      ...(ownAnchors.get(address) ?? []),
      ...(options.get(address) ?? []),
      ...EVERYWHERE,
    ],
  };
}
