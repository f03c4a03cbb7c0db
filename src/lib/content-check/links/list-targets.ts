import type { CommunityEntry } from '../../../schemas/community.ts';
import type { ServiceEntry } from '../../../schemas/service.ts';
import type { Site } from '../../../schemas/site.ts';
import { listByLetter, MOST_LISTED } from '../../map/list-by-letter.ts';
import { faqAnchor } from '../../faq-anchor.ts';
import { slugOf } from '../../slug.ts';
import type { Content } from '../content.ts';
import type { Entry } from '../entry.ts';
import { valid } from '../together/say.ts';
import type { Targets } from './check-link.ts';
import { listAddresses } from './list-addresses.ts';
import { EVERYWHERE, PAGE_ANCHORS } from './page-anchors.ts';

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
