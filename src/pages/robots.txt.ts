import { robotsTxt } from '#lib/publish/robots-txt.ts';
import { getSite } from '#queries/site.ts';

export async function GET() {
  return new Response(robotsTxt(await getSite()));
}
