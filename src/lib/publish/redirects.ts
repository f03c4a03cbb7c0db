/** Where an old address leads. `to` is undefined for one that is gone. */
export interface Moved {
  from: string;
  to?: string | undefined;
}

/** The page for addresses that are gone. */
export const GONE = '/gone';

/** The page that unknown addresses lead to. */
const NOT_FOUND = '/not-found';

/** The list of old addresses where a program on a host can read it. */
export const REDIRECTS_COPY = '/redirects.txt';

/** Whether an old address leads to a page of another site. */
export const isOutside = (to: string) => !to.startsWith('/');

/**
 * `_redirects`, as Netlify and Cloudflare read it beside the pages, and our own server, too: an address, where it leads, and the status.
 * Cloudflare does not know 410, and leaves such a line out: hosting/answer-missing.ts reads a copy.
 */
export const redirectsFile = (redirects: readonly Moved[]): string =>
  redirects.map(({ from, to }) => (to ? `${from} ${to} 301\n` : `${from} ${GONE} 410\n`)).join('');

/**
 * What Netlify reads there of the languages of a site, by their tags: the answer to unknown addresses below /fr. Cloudflare takes the nearest
 * 404.html by itself.
 */
export const missingFile = (tags: readonly string[]): string =>
  tags.map((tag) => `/${tag}/* /${tag}/404.html 404\n`).join('');

const MISSING = /^(?:\/([a-z]{2,3}))?\/404$/;

/** The tags of the languages that have an answer of their own to unknown addresses, among the addresses of a site. */
export const languagesWithMissing = (addresses: Iterable<string>): string[] =>
  [...addresses].flatMap((address) => MISSING.exec(address)?.[1] ?? []).toSorted();

/**
 * The status of a page at its own address: those that say that nothing is here, or nothing any more, would otherwise tell
 * search engines that they are pages like others.
 */
export function statusOf(address: string): 200 | 404 | 410 {
  const page = address.replace(/^\/[a-z]{2,3}(?=\/)/, '');
  if (page === NOT_FOUND) return 404;
  return page === GONE ? 410 : 200;
}

/** Whether it is the answer to unknown addresses: with an address it would be a page with status 200. */
export const isMissing = (address: string): boolean => MISSING.test(address);

/** The answer to an unknown address: below /fr in French where there is one. */
export function missingAt(path: string, tags: readonly string[]): string {
  const [, tag = ''] = path.split('/');
  return tags.includes(tag) ? `/${tag}/404` : '/404';
}

/** What a `_redirects` says. */
export function parseRedirects(text: string): Moved[] {
  const lines = text.split('\n').filter((line) => line.startsWith('/') && !line.endsWith(' 404'));
  return lines.map((line) => {
    const [from = '', to, status] = line.split(/\s+/);
    return status === '410' ? { from } : { from, to };
  });
}

/**
 * The one right spelling of a page's path: lower case, single slashes, none at the end, no `index` and no `.html`. What it gives begins
 * with a slash and something else, so it can never lead to another host, whatever was asked for (`//evil.example`, `/\evil.example`).
 */
export function tidyAddress(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(?:\/(?:index)?|\.html)+$/, '');
  return tidy || '/';
}

/** The old address that is meant, however it was written. */
export const findMoved = (redirects: readonly Moved[], path: string): Moved | undefined =>
  redirects.find(({ from }) => from === tidyAddress(path));

/** Where a visitor goes on who asked with this query, such as '?step=schedule'. Nothing of it leaves for another site. */
export function withQuery(to: string, query: string): string {
  if (isOutside(to)) return to;
  const [path = '', section] = to.split('#', 2);
  return path + query + (section === undefined ? '' : `#${section}`);
}

/**
 * The page at an old address on a host that cannot redirect, such as GitHub Pages. It needs no script; search engines take it for a
 * redirect, and do not list it.
 */
export function redirectPage(to: string, site: { name: string; url: string }): string {
  const whole = new URL(to, site.url).href;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This page has moved - ${escape(site.name)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(whole)}">
<meta http-equiv="refresh" content="0; url=${escape(to)}">
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${escape(to)}">${escape(whole)}</a>.</p>
</body>
</html>
`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
