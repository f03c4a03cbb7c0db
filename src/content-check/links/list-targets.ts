import { readBuildTime } from '#loaders/environment.ts';
import { toEvent } from '#lib/events/public-event.ts';
import { faqAnchor, slugOf } from '#lib/ids.ts';
import { listPublished } from '#lib/news/articles.ts';
import { listArticleYears, listEventYears } from '#lib/page/by-year.ts';
import { hasEndedConsent } from '#lib/publish/registrations.ts';
import type { EventEntry, OutreachTemplate } from '#schemas/event.ts';
import { entryAddress, isVisible } from '#schemas/kind.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { PublicDays } from '#lib/publish/public-days.ts';
import { type Content, type CheckedEntry, fieldsOf, validEntries } from '../content.ts';
import { rememberEach } from '../remember.ts';
import type { OwnSite } from './explain-web-address.ts';
import { listMissingParts, listUnlistedPages } from './missing-parts.ts';

/** What links can point to. */
export interface Targets {
  addresses: ReadonlySet<string>;
  /** The ids on a page. */
  anchorsOf(address: string): readonly string[];
  /** The addresses of hidden pages (`isHidden` below). */
  hiddenAddresses: ReadonlySet<string>;
  /** The addresses of pages that no menu, search or list of links has, such as /volunteers without roles. */
  unlisted: ReadonlySet<string>;
  publicDaysOf(address: string): PublicDays;
  /** Old addresses, each with its target; null for a page that is gone. */
  redirects: ReadonlyMap<string, string | null>;
  own: OwnSite;
}

/**
 * The ids that links may use on pages that no kind describes, or on those of content/pages, in addition to the footer. A page may have
 * more ids, for its own links. A test checks that each id here exists on the finished page.
 */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/': ['clinic', 'programmes', 'who', 'what'],
  '/booking': ['faq'],
  '/donate': ['programmes', 'gift', 'ways', 'proof', 'helps'],
  '/events': ['near', 'upcoming', 'past', 'calendar'],
  '/our-impact': ['where-we-work', 'communities'],
  '/privacy': ['kept'],
  '/who-we-are': ['people', 'administrative', 'medical', 'directors', 'volunteers'],
  '/your-visit': ['find-us', 'change'],
  '/work-with-us': ['ways', 'testimonials', 'faq'],
};

export const FOOTER_ANCHORS = ['get-involved', 'newsletter', 'office', 'visit-us'];

/** The page of an entry, or of an item in a list. Its address is known even while the page is hidden. */
export interface EntryPage {
  entry: CheckedEntry;
  id: string;
  /** If an item of a list makes the page: the path of the item's id in the entry. */
  path?: PropertyKey[];
  address: string;
  /**
   * Whether the page is left out, because its entry is hidden (`visible: false` for most kinds) or a consent has ended. Public
   * days do not count here.
   */
  isHidden: boolean;
}

const buildTime = readBuildTime();

/** A page counts as shown if its entry has mistakes, so that links to it are not reported too. */
const isPageShown = (entry: CheckedEntry): boolean =>
  entry.value === undefined ||
  ((entry.kind.hasPage ?? isVisible)(fieldsOf(entry)) && !hasEndedConsent(entry.value, buildTime));

/** Includes hidden pages. An entry makes one page; a list, one for each item. */
export const listEntryPages = (entries: readonly CheckedEntry[]): EntryPage[] =>
  entries.flatMap((entry) => {
    const { kind, id, value } = entry;
    // Items have an id in every list that makes pages. Other lists have no addresses, so a missing id does no harm.
    const items = Array.isArray(value) ? (value as { id: string }[]) : undefined;
    const ids = items?.map((item, index) => ({ id: item.id, path: [index, 'id'] })) ?? [{ id }];
    return ids.flatMap((each) => {
      // Single files have the id '' and no page.
      const address = each.id ? entryAddress(kind, each.id) : undefined;
      return address ? [{ entry, ...each, address, isHidden: !isPageShown(entry) }] : [];
    });
  });

/** The route of a file of src/pages, such as /news/[id]. */
export const routeOf = (file: string) =>
  `/${file.replace(/\.(?:astro|mdx?|ts)$/, '').replace(/(?:^|\/)index$/, '')}`;

function fillRoutes(files: readonly string[], shown: readonly EntryPage[]): Set<string> {
  const byRoute = Map.groupBy(shown, ({ entry }) => entry.kind.route);
  const addresses = files.map(routeOf).flatMap((route) => {
    if (!route.includes('[')) return route;
    // /events/[id].ics has the ids of /events/[id].
    const pages = byRoute.get(route.replace(/\.\w+$/, '')) ?? [];
    return pages.flatMap(({ id, entry }) => entryAddress({ ...entry.kind, route }, id) ?? []);
  });
  // No link may point to /404, because hosts treat it as an unknown address.
  return new Set(addresses.filter((address) => address !== '/404'));
}

/** The addresses of the pages with the events and articles of a year, of entries without mistakes. */
function listYearAddresses(shown: readonly EntryPage[], entries: readonly CheckedEntry[]): string[] {
  const [template] = validEntries(entries, 'eventTemplates');
  const pagesOf = (path: string) =>
    shown.filter(({ entry }) => entry.kind.path === path && entry.value !== undefined);
  // Without the template, the days are known all the same.
  const shared = (template?.value ?? {}) as OutreachTemplate;
  const events = pagesOf('content/events').map(({ id, entry }) =>
    toEvent(id, entry.value as EventEntry, shared),
  );
  const articles = pagesOf('content/articles').map(({ id, entry }) => ({
    id,
    data: entry.value as { title?: string; visible: boolean; date: string },
  }));
  return [
    ...listEventYears(events, buildTime).map(({ id }) => `/events/${id}`),
    ...listArticleYears(listPublished(articles)).map(({ id }) => `/news/${id}`),
  ];
}

/** The ids of the medical tests, and of the sets of tests, on the page of a service. Other entries have none. */
function listPriceIds(entry: CheckedEntry): string[] {
  const { categories = [], sets } = fieldsOf<ServiceEntry>(entry);
  const tests = categories.flatMap(({ options }) => options);
  return [...tests, ...(sets?.list ?? [])].map(({ name }) => slugOf(name));
}

interface OwnSections {
  fields: { id: string }[];
  van: object;
  statements: Section[];
  before: Section[];
  after: Section[];
}
type Section = { heading: string };

/** The sections of a page of content/pages that an editor may add or leave out. */
function listOwnSections(entry: CheckedEntry): string[] {
  const { fields = [], van, ...page } = fieldsOf<OwnSections>(entry);
  const { statements = [], before = [], after = [] } = page;
  const sections = [...statements, ...before, ...after];
  return [
    ...fields.map(({ id }) => id),
    ...(van ? ['van'] : []),
    // Other pages have fields with these names and no headings.
    ...sections.flatMap(({ heading }) => (heading ? slugOf(heading) : [])),
  ];
}

/** The ids that links may use on each page, without those of the footer. */
function listAnchors(entryPages: readonly EntryPage[], entries: readonly CheckedEntry[]) {
  const anchors = new Map(Object.entries(PAGE_ANCHORS));
  const add = (address: string, ids: readonly string[]) =>
    anchors.set(address, [...(anchors.get(address) ?? []), ...ids]);
  for (const entry of entries.filter(({ kind }) => kind.path === 'content/pages'))
    add(`/${entry.id}`, listOwnSections(entry));
  const [site] = validEntries(entries, 'site');
  // Without settings that can be read, a link to the bank details may be right.
  if (!site || site.value.giving.bank[0]) add('/donate', ['bank']);
  for (const [address, missing] of listMissingParts(entries))
    anchors.set(address, anchors.get(address)?.filter((id) => !missing.includes(id)) ?? []);
  for (const { entry, address } of entryPages) {
    const { kind, body } = entry;
    // On a plain page: the ways to call and to write.
    const ask = kind.path === 'content/plain-pages' && fieldsOf<{ ask: object }>(entry).ask ? ['ask'] : [];
    add(address, [...(kind.anchors ?? []), ...body.anchors, ...ask, ...listPriceIds(entry)]);
  }
  // The folder of a question names its page: content/faqs/booking is on /booking.
  for (const { id } of entries.filter(({ kind }) => kind.path === 'content/faqs'))
    add(`/${id.replace(/\/.*$/, '')}`, [faqAnchor(id)]);
  return anchors;
}

/** Four checks ask for the same targets. */
export const listTargets = rememberEach(({ entries, pages }: Content): Targets => {
  const entryPages = listEntryPages(entries);
  const shown = entryPages.filter(({ isHidden }) => !isHidden);
  const hidden = entryPages.filter(({ isHidden }) => isHidden);
  const publicDays = new Map(entryPages.map(({ entry, address }) => [address, fieldsOf<PublicDays>(entry)]));
  const anchors = listAnchors(entryPages, entries);
  const [site] = validEntries(entries, 'site');
  const [redirectList] = validEntries(entries, 'redirects');
  return {
    addresses: new Set([...fillRoutes(pages, shown), ...listYearAddresses(shown, entries)]),
    hiddenAddresses: new Set(hidden.map(({ address }) => address)),
    unlisted: listUnlistedPages(entries),
    publicDaysOf: (address) => publicDays.get(address) ?? {},
    redirects: new Map(redirectList?.value.map(({ from, to }) => [from, to ?? null])),
    own: { origin: site ? new URL(site.value.url).origin : '', repository: site?.value.repository ?? '' },
    anchorsOf: (address) => [...(anchors.get(address) ?? []), ...FOOTER_ANCHORS],
  };
});
