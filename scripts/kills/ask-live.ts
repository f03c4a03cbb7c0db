import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../lib/listen.ts';
import { listFiles, type Manifest } from '../lib/manifest.ts';

/**
 * Serves `place`/current as a web server does, looking at the link at each request, and asks it for one page after the
 * other. An answer that is no whole file of one of the `sites` has failed.
 */
export async function askLive(
  place: string,
  sites: readonly Manifest[],
): Promise<{ end: () => Promise<{ requests: number; failed: number }> }> {
  const server = await listen(
    createServer((request, response) => {
      open(join(place, 'current', request.url ?? '/')).then(
        (file) => createReadStream('', { fd: file }).pipe(response),
        () => response.writeHead(404).end(),
      );
    }),
    0,
  );
  const pages = [...(sites[0]?.keys() ?? [])].filter((path) => path.endsWith('.html'));
  const count = { requests: 0, failed: 0 };
  let isEnding = false;
  const asking = (async () => {
    while (!isEnding) {
      const path = pages[count.requests % pages.length] ?? '';
      const answer = await fetch(`${server.origin}/${path}`).then(
        async (response) => Buffer.from(await response.arrayBuffer()),
        () => Buffer.alloc(0),
      );
      const hash = createHash('sha256').update(answer).digest('hex');
      count.requests += 1;
      if (!sites.some((site) => site.get(path) === hash)) count.failed += 1;
      // The steps want the processor, too.
      await wait(5);
    }
  })();
  return {
    end: async () => {
      isEnding = true;
      await asking;
      await server.close();
      return count;
    },
  };
}

/** Whether all files of a site are in a folder as they should be; there may be others. */
export async function holds(folder: string, site: Manifest): Promise<boolean> {
  const files = await listFiles(folder).catch(() => undefined);
  return [...site].every(([path, hash]) => files?.get(path) === hash);
}
