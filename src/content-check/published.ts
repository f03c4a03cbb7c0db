import { isPublic, type PublicDays } from '#lib/publish/public-days.ts';
import { isVisible } from '#schemas/kind.ts';
import { type Content, fieldsOf, type FormerPage } from './content.ts';
import { cautionsOf } from './together/check-cautions.ts';
import { destinationsOf } from './together/check-destinations.ts';
import { listEntryPages, listTargets, routeOf } from './links/list-targets.ts';

/** The address of the list that each build writes. scripts/lib/read-published.ts reads the list of the live site. */
export const PUBLISHED_FILE = '/published.json';

/** What the live site has. The content check compares it with the content. */
export interface PublishedSite {
  pages: readonly FormerPage[];
  /** Where gifts and messages go, by field of content/site.yaml, and warnings; lists of older builds have none. */
  destinations?: Readonly<Record<string, string>> | undefined;
}

type Fields = PublicDays & { title?: string; name?: string; sample?: boolean };

/**
 * What a build at `now` publishes. Samples are left out: they go before anybody relies on them. So are pages that no page links to,
 * such as those of hidden communities.
 */
export function listPublishedPages(content: Content, now: number): PublishedSite {
  const { addresses, redirects } = listTargets(content);
  const pages = new Map<string, FormerPage>();
  for (const page of content.pages.filter((file) => file.endsWith('.astro'))) {
    const address = routeOf(page);
    if (addresses.has(address)) pages.set(address, { address, file: `src/pages/${page}` });
  }
  for (const { entry, address, isHidden } of listEntryPages(content.entries)) {
    const fields = fieldsOf<Fields>(entry);
    const isListed = !isHidden && isVisible(fields) && fields.sample !== true && isPublic(fields, now);
    const title = fields.title ?? fields.name;
    if (isListed && addresses.has(address)) pages.set(address, { address, file: entry.file, title });
  }
  for (const [address, to] of redirects) pages.set(address, { address, file: 'content/redirects.yaml', to });
  return {
    pages: [...pages.values()],
    destinations: { ...destinationsOf(content.entries), ...cautionsOf(content.entries) },
  };
}
