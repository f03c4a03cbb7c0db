/** Robots may read every page. A page that must not be listed says so itself, and a blocked robot could not read that. */
export const robotsTxt = (site: { url: string }): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`;
