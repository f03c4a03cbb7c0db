/** Every page may be read; those that are not to be listed say so themselves, which a robot kept out could not see. */
export const robotsTxt = (site: { url: string }): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`;
