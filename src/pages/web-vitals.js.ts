import { build } from 'rolldown';

/**
 * The parts of the web-vitals library that web-vitals.ts uses. Only count-views.ts loads them, in browsers that need nothing compiled
 * for them.
 */
export async function GET() {
  const { output } = await build({
    input: 'src/components/site/web-vitals.ts',
    write: false,
    platform: 'browser',
    output: { format: 'es', minify: true },
  });
  return new Response(output[0].code, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
