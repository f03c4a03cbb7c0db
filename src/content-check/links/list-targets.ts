import { readBuildTime } from '#loaders/environment.ts';
import { faqAnchor, slugOf } from '#lib/ids.ts';
import { hasEnded } from '#lib/publish/registrations.ts';
import { entryAddress, isVisible } from '#schemas/kind.ts';
import type { Redirect } from '#schemas/link.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import type { Span } from '#lib/publish/public-days.ts';
import { type Content, type CheckedEntry, validEntries } from '../content.ts';

/** What links can point to: the addresses of this site, and the ids on each page. */
export interface Targets {
  addresses: ReadonlySet<string>;
  /** The ids on a page; undefined if they are not known. */
  anchorsOf(address: string): readonly string[] | undefined;
  /** Addresses of hidden entries. */
  hidden: ReadonlySet<string>;
  /** When the page of an entry is public. */
  spanOf(address: string): Span;
  /** Old addresses, each with its target; null for a page that is gone. */
  moved: ReadonlyMap<string, string | null>;
  /** The address of the site itself, such as https://hopehealth.example. */
  origin: string;
}

/**
 * The ids of sections on pages without a list of entries. A test compares them with the finished pages. On other pages, a link to
 * any #id is accepted.
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

/** The ids in the footer of every page. */
export const FOOTER_ANCHORS = ['get-involved', 'newsletter', 'office', 'visit-us'];

/** A page that is made from an entry, or from an item of a list. */
export interface EntryPage {
  entry: CheckedEntry;
  id: string;
  address: string;
  isPublished: boolean;
}

const buildTime = readBuildTime();

/**
 * Whether an entry has a page. An entry with mistakes counts as having one, because it will once they are corrected. A story has no
 * page after its consent has ended.
 */
const hasPage = ({ kind, value }: CheckedEntry): boolean =>
  value === undefined || ((kind.hasPage ?? isVisible)(value as object) && !hasEnded(value, buildTime));

/** The pages of all entries, also of hidden ones. */
export function listEntryPages(entries: readonly CheckedEntry[]): EntryPage[] {
  return entries.flatMap((entry) => {
    const ids = Array.isArray(entry.value)
      ? (entry.value as { id: string }[]).map(({ id }) => id)
      : [entry.id];
    return ids.flatMap((id) => {
      const address = entryAddress(entry.kind, id);
      return address && id ? [{ entry, id, address, isPublished: hasPage(entry) }] : [];
    });
  });
}

/** The route of a file of src/pages, such as /news/[id]. */
export const routeOf = (file: string) =>
  `/${file.replace(/\.(?:astro|mdx?|ts)$/, '').replace(/(?:^|\/)index$/, '')}`;

export function listTargets({ entries, pages }: Content): Targets {
  const made = listEntryPages(entries);
  const shown = Map.groupBy(
    made.filter((page) => page.isPublished),
    ({ entry }) => entry.kind.route,
  );
  const idsOf = (route: string) => shown.get(route.replace(/\.\w+$/, ''))?.map(({ id }) => id) ?? [];
  const addresses = new Set(
    pages
      .map(routeOf)
      .flatMap((route) =>
        route.includes('[') ? idsOf(route).map((id) => route.replace(/\[[^\]]*\]/, id)) : route,
      ),
  );
  addresses.delete('/404');
  const spans = new Map(made.map(({ entry, address }) => [address, (entry.value ?? {}) as Span]));
  const sections = new Map(
    made.flatMap(({ entry, address }) =>
      entry.kind.anchors ? [[address, [...entry.kind.anchors, ...entry.body.anchors]] as const] : [],
    ),
  );
  const options = new Map(
    validEntries<ServiceEntry>(entries, 'content/services').map(({ entry, value }) => [
      entryAddress(entry.kind, entry.id),
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
    hidden: new Set(made.filter((page) => !page.isPublished).map(({ address }) => address)),
    spanOf: (address) => spans.get(address) ?? {},
    moved: new Map(
      validEntries<Redirect[]>(entries, 'content/redirects.yaml')
        .flatMap(({ value }) => value)
        .map(({ from, to }) => [from, to ?? null]),
    ),
    origin: site ? new URL(site.url).origin : '',
    anchorsOf: (address) => {
      const known = sections.get(address) ?? PAGE_ANCHORS[address];
      return (
        known && [
          ...(questions.get(address)?.map(({ id }) => faqAnchor(id)) ?? []),
          ...known,
          ...(options.get(address) ?? []),
          ...FOOTER_ANCHORS,
        ]
      );
    },
  };
}
