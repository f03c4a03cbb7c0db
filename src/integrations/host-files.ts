import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { caching, responseHeaders } from '../lib/response-headers.ts';
import type { Site } from '../schemas/site.ts';

/**
 * The text of `_headers`, which Cloudflare and Netlify read beside the pages. Where two of its rules name the same
 * header Cloudflare sends both, so pages have no rule for caching: the default of both hosts is `caching.other`.
 */
export function headersFile(site: Site): string {
  const all = responseHeaders(site).map(([name, value]) => `  ${name}: ${value}`);
  const kept = [
    [`${caching.hashedFolder}*`, caching.hashed],
    [caching.workerAddress, caching.worker],
  ].flatMap(([path = '', value]) => [path, `  Cache-Control: ${value}`]);
  return ['/*', ...all, ...kept, ''].join('\n');
}

/** Writes the files that hosts read into the built folder. */
export function hostFiles(site: Site): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(site));
      },
    },
  };
}
