/** A page that search engines may list. `day` is when it last changed, YYYY-MM-DD; left out where nobody has said. */
export interface ListedPage {
  address: string;
  day?: string | undefined;
}

/**
 * What a finished page says of itself: its canonical address, and the day of its article. Null when it is not to be
 * listed, which is when it has no canonical address.
 */
export function readListedPage(html: string): ListedPage | null {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address ? { address, day: /"datePublished":"(\d{4}-\d\d-\d\d)/.exec(html)?.[1] } : null;
}

/** The sitemap of sitemaps.org, in the order of the addresses, so that the same pages make the same file. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, day }) => `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
