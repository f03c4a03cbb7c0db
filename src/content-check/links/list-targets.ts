import { readBuildTime } from '#loaders/environment.ts';
import { faqAnchor, slugOf } from '#lib/ids.ts';
import { hasEnded } from '#lib/publish/registrations.ts';
import { addressOf, isShown } from '#schemas/kind.ts';
import type { Redirect } from '#schemas/link.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import type { Span } from '#lib/publish/public-days.ts';
import { type Content, type Entry, valid } from '../content.ts';

/** What links can lead to: the addresses of this site, and what can be pointed at on each. */
export interface Targets {
  addresses: ReadonlySet<string>;
  /** Ids on a page, or undefined where they are not known. */
  anchorsOf(address: string): readonly string[] | undefined;
  /** Addresses of entries that are not shown. */
  hidden: ReadonlySet<string>;
  /** When the pages of entries are public. */
  spanOf(address: string): Span;
  /** Old addresses, each with where it leads; null for one that is gone. */
  moved: ReadonlyMap<string, string | null>;
  /** Beginnings of addresses whose pages are not listed, such as /shop/. */
  open: readonly string[];
  /** The address of the site itself, such as https://hopehealth.example. */
  origin: string;
}

/**
 * What links can point at on pages of which there is just one: the ids of their sections. A test compares them with the
 * finished pages. What is not among them is not known, and a link to it is not refused.
 */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/': ['clinic', 'programmes', 'who', 'what'],
  '/accessibility': [],
  '/booking': ['faq'],
  '/donate': ['programmes', 'gift', 'ways', 'helps'],
  '/donate-form': [],
  '/events': ['upcoming', 'past', 'calendar'],
  '/group-health-check': [],
  '/internships': [],
  '/news': [],
  '/our-impact': ['where-we-work', 'communities', 'van'],
  '/privacy': [],
  '/search': [],
  '/store': [],
  '/volunteers': [],
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
  '/wohohiame': [],
  '/your-visit': ['find-us', 'change'],
  '/work-with-us': ['ways', 'testimonials', 'faq'],
};

/** In the footer of every page. */
export const EVERYWHERE = ['get-involved', 'newsletter', 'office', 'visit-us'];

/** A page that is made of an entry, or of an item of a list. */
export interface EntryPage {
  entry: Entry;
  id: string;
  address: string;
  isShown: boolean;
}

const now = readBuildTime();

/**
 * Whether an entry has a page. One whose own mistakes hide it is taken to have one: it will, once they are mended. A story has none
 * once the consent of whom it tells has ended.
 */
const hasPage = ({ kind, value }: Entry): boolean =>
  value === undefined || ((kind.hasPage ?? isShown)(value as object) && !hasEnded(value, now));

/** The pages that entries make, the hidden ones too. */
export function listEntryPages(entries: readonly Entry[]): EntryPage[] {
  return entries.flatMap((entry) => {
    const ids = Array.isArray(entry.value)
      ? (entry.value as { id: string }[]).map(({ id }) => id)
      : [entry.id];
    return ids.flatMap((id) => {
      const address = addressOf(entry.kind, id);
      return address && id ? [{ entry, id, address, isShown: hasPage(entry) }] : [];
    });
  });
}

/** The address of a file of src/pages, with its brackets. */
export const routeOf = (file: string) =>
  `/${file.replace(/\.(?:astro|mdx?|ts)$/, '').replace(/(?:^|\/)index$/, '')}`;

/** The addresses that the files of src/pages make, and the beginnings of those whose ids nobody knows. */
function listAddresses(pages: readonly string[], idsOf: (route: string) => readonly string[] | undefined) {
  const addresses = new Set<string>();
  const open: string[] = [];
  for (const route of pages.map(routeOf)) {
    const ids = route.includes('[') ? idsOf(route) : [''];
    if (!ids) open.push(route.slice(0, route.indexOf('[')));
    for (const id of ids ?? []) addresses.add(route.replace(/\[[^\]]*\]/, id));
  }
  addresses.delete('/404');
  // A page at the root that nobody knows would make every address a page.
  return { addresses, open: open.filter((start) => start !== '/') };
}

/** Where links can lead: the pages of src/pages, with those that entries make, and the sections of each. */
export function listTargets({ entries, pages }: Content): Targets {
  const made = listEntryPages(entries);
  const shown = Map.groupBy(
    made.filter((page) => page.isShown),
    ({ entry }) => entry.kind.route,
  );
  const { addresses, open } = listAddresses(pages, (route) =>
    shown.get(route.replace(/\.\w+$/, ''))?.map(({ id }) => id),
  );
  const spans = new Map(made.map(({ entry, address }) => [address, (entry.value ?? {}) as Span]));
  const sections = new Map(
    made.flatMap(({ entry, address }) =>
      entry.kind.anchors ? [[address, [...entry.kind.anchors, ...entry.body.anchors]] as const] : [],
    ),
  );
  const options = new Map(
    valid<ServiceEntry>(entries, 'content/services').map(({ entry, value }) => [
      addressOf(entry.kind, entry.id),
      value.categories.flatMap((each) => each.options).map(({ name }) => slugOf(name)),
    ]),
  );
  const questions = Map.groupBy(
    entries.filter(({ kind }) => kind.path === 'content/faqs'),
    ({ id }) => `/${id.replace(/\/.*$/, '')}`,
  );
  const site = entries.find(({ file }) => file === 'content/site.yaml')?.value as Site | undefined;
  return {
    addresses,
    hidden: new Set(made.filter((page) => !page.isShown).map(({ address }) => address)),
    spanOf: (address) => spans.get(address) ?? {},
    moved: new Map(
      valid<Redirect[]>(entries, 'content/redirects.yaml')
        .flatMap(({ value }) => value)
        .map(({ from, to }) => [from, to ?? null]),
    ),
    open,
    origin: site ? new URL(site.url).origin : '',
    anchorsOf: (address) => {
      const known = sections.get(address) ?? PAGE_ANCHORS[address];
      return (
        known && [
          ...(questions.get(address)?.map(({ id }) => faqAnchor(id)) ?? []),
          ...known,
          ...(options.get(address) ?? []),
          ...EVERYWHERE,
        ]
      );
    },
  };
}
