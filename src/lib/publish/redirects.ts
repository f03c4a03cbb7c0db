/** `to` is undefined if the page is gone. */
export interface OldAddress {
  from: string;
  to?: string | undefined;
}

export const GONE_PAGE = '/gone';

/** The address of a copy of `_redirects`, without the lines for 404 pages. hosting/answer-missing.ts reads it. */
export const REDIRECTS_COPY = '/redirects.txt';

/** Whether an address is on another site. */
export const isOutside = (to: string) => !to.startsWith('/');

/**
 * Lines of `_redirects`, for Netlify, Cloudflare and our own server. A line has the old address, the new address (or GONE_PAGE) and
 * the status. Cloudflare ignores lines with 410, so hosting/answer-missing.ts answers at those old addresses.
 */
export const redirectsFile = (redirects: readonly OldAddress[]): string =>
  redirects.map(({ from, to }) => (to ? `${from} ${to} 301\n` : `${from} ${GONE_PAGE} 410\n`)).join('');

/**
 * More lines of `_redirects`, for Netlify, one for each language: an unknown address below /fr shows the French 404 page.
 * Cloudflare uses the nearest 404.html by itself.
 */
export const write404Rules = (tags: readonly string[]): string =>
  tags.map((tag) => `/${tag}/* /${tag}/404.html 404\n`).join('');

const PAGE_404 = /^(?:\/([a-z]{2,3}))?\/404$/;

/** The language tags of the 404 pages among `addresses`: for /fr/404, it is fr. The English page /404 has no tag. */
export const languagesWith404Page = (addresses: Iterable<string>): string[] =>
  [...addresses].flatMap((address) => PAGE_404.exec(address)?.[1] ?? []).toSorted();

/** /not-found and /gone say that a page is missing, so 200 would be wrong. */
export function statusOf(address: string): 200 | 404 | 410 {
  const path = address.replace(/^\/[a-z]{2,3}(?=\/)/, '');
  if (path === '/not-found') return 404;
  return path === GONE_PAGE ? 410 : 200;
}

/** Whether an address is that of a 404 page, such as /fr/404. Hosts show the page at unknown addresses, not at its own address. */
export const is404Page = (address: string): boolean => PAGE_404.test(address);

/** The address of the 404 page for an unknown path. Below /fr, it is /fr/404 if that page exists. */
export function find404Page(path: string, tags: readonly string[]): string {
  const [, tag = ''] = path.split('/');
  return tags.includes(tag) ? `/${tag}/404` : '/404';
}

/** Reads the old addresses from the text of `_redirects`. Leaves out its lines for 404 pages. */
export function parseRedirects(text: string): OldAddress[] {
  const lines = text.split('\n').filter((line) => line.startsWith('/') && !line.endsWith(' 404'));
  return lines.map((line) => {
    const [from = '', to, status] = line.split(/\s+/);
    return status === '410' ? { from } : { from, to };
  });
}

/**
 * The canonical path: lower case, single slashes, and no `/`, `/index` or `.html` at the end (only the home page is `/`). Even for
 * `//evil.example` or `/\evil.example`, the result is a path on this site.
 */
export function tidyAddress(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(?:\/(?:index)?|\.html)+$/, '');
  return tidy || '/';
}

/** The path need not be canonical. */
export const findRedirect = (redirects: readonly OldAddress[], path: string): OldAddress | undefined =>
  redirects.find(({ from }) => from === tidyAddress(path));

/** The target of a redirect with the visitor's query, such as '?step=schedule'. Other sites never get the query. */
export function withQuery(to: string, query: string): string {
  if (isOutside(to)) return to;
  const [path = '', section] = to.split('#', 2);
  return path + query + (section === undefined ? '' : `#${section}`);
}
