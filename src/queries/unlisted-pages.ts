import { collectionOf } from '#schemas/page.ts';
import { getEntry, hasEntries } from './entries.ts';

/*
 * Pages that no menu, search, sitemap and list of links has: a page that only lists entries and has none, and the form for groups of
 * an organisation that tests no groups. The pages stay, because old links and bookmarks open them: they say how to ask.
 */

// `isName` in both functions: the menu of a translated page asks too, and shows none of these texts.
async function testsGroups(): Promise<boolean> {
  const entry = await getEntry('pages', 'booking', { isName: true });
  return entry?.data.page === 'booking' && entry.data.group !== undefined;
}

/** The ways to join on /work-with-us, without those of unlisted pages. */
async function hasJoinOptions(): Promise<boolean> {
  const entry = await getEntry('pages', 'work-with-us', { isName: true });
  return entry?.data.page === 'work-with-us' && (await withoutUnlisted(entry.data.ways)).length > 0;
}

const hasSomethingToJoin = async () =>
  (await hasEntries('testimonials')) ||
  (await hasEntries('faqs', 'work-with-us/')) ||
  (await hasJoinOptions());

/** `link` may name a part of the page after #. */
export async function isUnlisted(link: string): Promise<boolean> {
  const path = link.replace(/[#?].*/, '');
  if (path === '/group-health-check') return !(await testsGroups());
  if (path === '/work-with-us') return !(await hasSomethingToJoin());
  const collection = collectionOf(path);
  return collection !== undefined && !(await hasEntries(collection));
}

/** Leaves out links to unlisted pages. */
export async function withoutUnlisted<Link extends { path: string }>(
  links: readonly Link[],
): Promise<Link[]> {
  const areUnlisted = await Promise.all(links.map(({ path }) => isUnlisted(path)));
  return links.filter((_, index) => !areUnlisted[index]);
}
