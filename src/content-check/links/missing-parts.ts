import { TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';
import { isVisible } from '#schemas/kind.ts';
import { collectionOf, LIST_PAGES, type PageEntry } from '#schemas/page.ts';
import { type CheckedEntry, fieldsOf } from '../content.ts';

/* Pages, and parts of pages, that a site without certain entries does not list. src/queries/unlisted-pages.ts decides this in a build. */

const listShown = (entries: readonly CheckedEntry[], collection: string) =>
  entries.filter((entry) => entry.kind.name === collection && isVisible(fieldsOf(entry)));

const hasNone = (entries: readonly CheckedEntry[], path: string): boolean => {
  const collection = collectionOf(path);
  return collection !== undefined && listShown(entries, collection).length === 0;
};

function hasWays(entries: readonly CheckedEntry[]): boolean {
  const page = entries.find(({ file }) => file === 'content/pages/work-with-us.yaml');
  const { ways = [] } = page ? fieldsOf<Extract<PageEntry, { page: 'work-with-us' }>>(page) : {};
  return ways.some(({ path }) => !hasNone(entries, path));
}

/** The parts of /work-with-us that have nothing to show. */
function listEmptyJoinParts(entries: readonly CheckedEntry[]): string[] {
  const hasFaqs = listShown(entries, 'faqs').some(({ id }) => id.startsWith('work-with-us/'));
  return [
    ...(hasWays(entries) ? [] : ['ways']),
    ...(listShown(entries, 'testimonials').length > 0 ? [] : ['testimonials']),
    ...(hasFaqs ? [] : ['faq']),
  ];
}

/** The ids of the parts that are left out, by the address of their page. */
export function listMissingParts(entries: readonly CheckedEntry[]): Map<string, string[]> {
  const groups = new Set(listShown(entries, 'team').map(({ id }) => teamGroupOf(id)));
  const emptyGroups = TEAM_GROUPS.filter((group) => !groups.has(group));
  return new Map([
    ['/who-we-are', [...(groups.size > 0 ? [] : ['people']), ...emptyGroups]],
    ['/work-with-us', listEmptyJoinParts(entries)],
  ]);
}

/** The addresses of pages that no menu, search or list of links has. */
export function listUnlistedPages(entries: readonly CheckedEntry[]): Set<string> {
  const booking = entries.find(({ file }) => file === 'content/pages/booking.yaml');
  const testsGroups = !booking || 'group' in fieldsOf<object>(booking);
  return new Set([
    ...Object.keys(LIST_PAGES).filter((path) => hasNone(entries, path)),
    ...(listEmptyJoinParts(entries).length < 3 ? [] : ['/work-with-us']),
    ...(testsGroups ? [] : ['/group-health-check']),
  ]);
}
