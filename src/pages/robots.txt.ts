import { getSite } from '#queries/site.ts';

/** Every page may be read; those that are not to be listed say so themselves, which a robot kept out could not see. */
export async function GET() {
  const { url } = await getSite();
  return new Response(`User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`);
}
