import type { BuiltElement } from './read-elements.ts';
import type { BuiltPage, BuiltSite } from './read-site.ts';

const oneLinkAttributes = ['href', 'src', 'action', 'poster', 'data', 'component-url', 'renderer-url'];
const linkListAttributes = ['srcset', 'imagesrcset'];

function linksOf({ attributes }: BuiltElement): string[] {
  const candidates = linkListAttributes.flatMap((name) => (attributes.get(name) ?? '').split(/,\s+/));
  const urls = candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? '').filter(Boolean);
  return [...urls, ...oneLinkAttributes.flatMap((name) => attributes.get(name) ?? [])];
}

const idsOf = (page: BuiltPage) =>
  new Set(page.elements.flatMap(({ attributes }) => attributes.get('id') ?? []));

const say = (link: string, [first, ...more]: string[]) =>
  `${link} on ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;

/**
 * The broken links within the site. For each link, the text names the first page with the link and counts the other pages with it.
 * A link must have the address that the host serves: /booking, not /booking.html or /booking/. `origin` is the site's own origin.
 * With `origin`, absolute links to the site are checked too.
 */
export function findBrokenLinks(
  { files, pages }: Pick<BuiltSite, 'files' | 'pages'>,
  origin: string,
): string[] {
  const ids = new Map(pages.map((page) => [page.address, idsOf(page)]));

  const isBroken = (link: string, from: string) => {
    if (!URL.canParse(link, origin + from)) return true;
    const url = new URL(link, origin + from);
    if (url.origin !== origin) return false;
    // Hosts show /404 at every unknown address, so links to /404 count as broken. Only the page's own links to its sections do not.
    const isWithin404 = from === '/404' && link.startsWith('#');
    if (!files.has(decodeURI(url.pathname)) || (url.pathname === '/404' && !isWithin404)) return true;
    const anchor = decodeURIComponent(url.hash.slice(1).split(':~:')[0] ?? '');
    return anchor !== '' && anchor !== 'top' && !ids.get(url.pathname)?.has(anchor);
  };

  const broken = pages.flatMap(({ address, elements }) =>
    [...new Set(elements.flatMap(linksOf))]
      .filter((link) => isBroken(link, address))
      .map((link) => ({ link, address })),
  );
  const byLink = Map.groupBy(broken, ({ link }) => link);
  return Array.from(byLink, ([link, found]) =>
    say(
      link,
      found.map(({ address }) => address),
    ),
  );
}
