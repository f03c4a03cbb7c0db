import { getSite } from '#queries/site.ts';

/** Robots may read every page. A page that search engines must not list has `noindex`, which robots must be able to read. */
export async function GET() {
  const { href } = new URL('/sitemap.xml', (await getSite()).url);
  return new Response(`User-agent: *\nDisallow:\n\nSitemap: ${href}\n`);
}
