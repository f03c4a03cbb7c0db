import { canonicalOf, readFacts, readPage } from '#lib/page/html-tree.ts';
import type { Pages } from './optimise-pages/optimise-pages.ts';

/**
 * The sitemap of the finished pages that have a canonical address; a page with `noindex` has none. An article has its date. Each
 * page itself names its versions in other languages.
 */
export function makeSitemap(pages: Pages): string {
  const entries = [...pages.values()].flatMap((html) => {
    const page = readPage(html);
    const address = canonicalOf(page);
    if (!address) return [];
    const article = readFacts<{ datePublished?: string }>(page).find((fact) => fact.datePublished);
    const day = article?.datePublished && `<lastmod>${article.datePublished.slice(0, 10)}</lastmod>`;
    return `<url><loc>${address}</loc>${day ?? ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
