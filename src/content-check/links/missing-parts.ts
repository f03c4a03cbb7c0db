import type { PageEntry } from '#schemas/page.ts';
import { type CheckedEntry, fieldsOf } from '../content.ts';

/* Pages, and parts of pages, that a site without certain entries does not list. src/queries/unlisted-pages.ts decides this in a build. */

/** Pages that only list the entries of a folder. */
const LISTS: Readonly<Record<string, string>> = {
  '/volunteers': 'content/volunteer-roles/',
  '/internships': 'content/internships/',
  '/store': 'content/store/',
};
const JOIN_PARTS = { testimonials: 'content/testimonials/', faq: 'content/faqs/work-with-us/' };
const GROUP_LETTERS = { administrative: 'a', medical: 'm', directors: 'd', volunteers: 'v' };

const hasFiles = (entries: readonly CheckedEntry[], start: string) =>
  entries.some(({ file }) => file.startsWith(start));

/** The keys of `starts` whose files are missing. */
const listMissing = (entries: readonly CheckedEntry[], starts: Readonly<Record<string, string>>) =>
  Object.entries(starts).flatMap(([key, start]) => (hasFiles(entries, start) ? [] : [key]));

function hasWays(entries: readonly CheckedEntry[]): boolean {
  const page = entries.find(({ file }) => file === 'content/pages/work-with-us.yaml');
  const { ways = [] } = page ? fieldsOf<Extract<PageEntry, { page: 'work-with-us' }>>(page) : {};
  return ways.some(({ path }) => hasFiles(entries, LISTS[path.replace(/\/\d+$/, '')] ?? 'content/'));
}

/** The ids of the parts that are left out, by the address of their page. */
export function listMissingParts(entries: readonly CheckedEntry[]): Map<string, string[]> {
  const teams = Object.entries(GROUP_LETTERS).map(([group, letter]) => [group, `content/team/${letter}`]);
  return new Map([
    ['/who-we-are', listMissing(entries, { people: 'content/team/', ...Object.fromEntries(teams) })],
    ['/work-with-us', [...listMissing(entries, JOIN_PARTS), ...(hasWays(entries) ? [] : ['ways'])]],
  ]);
}

/** The addresses of pages that no menu, search or list of links has. */
export function listUnlistedPages(entries: readonly CheckedEntry[]): Set<string> {
  const booking = entries.find(({ file }) => file === 'content/pages/booking.yaml');
  const testsGroups = !booking || 'group' in fieldsOf<object>(booking);
  const hasParts = hasWays(entries) || listMissing(entries, JOIN_PARTS).length < 2;
  return new Set([
    ...listMissing(entries, LISTS),
    ...(hasParts ? [] : ['/work-with-us']),
    ...(testsGroups ? [] : ['/group-health-check']),
  ]);
}
