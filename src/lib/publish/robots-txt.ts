/** Robots may read every page. A page that search engines must not list has `noindex`, which robots must be able to read. */
export const robotsTxt = (site: { url: string }): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`;
