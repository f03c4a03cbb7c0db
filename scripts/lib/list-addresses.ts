import { join } from 'node:path';
import { isMissing } from '../../src/lib/publish/redirects.ts';
import { listPaths } from './manifest.ts';

/**
 * Each address of a built folder and the file behind it: `index.html` is `/`, `lab-services.html` is
 * `/lab-services`, other files keep their names.
 */
export async function listAddresses(dir: string): Promise<Map<string, string>> {
  const addressOf = (path: string) => `/${path}`.replace(/(\/index)?\.html$/, '') || '/';
  return new Map((await listPaths(dir)).map((path) => [addressOf(path), join(dir, path)]));
}

/** Those of pages, but for `/` and the answers to unknown addresses. */
export async function listPages(dir: string): Promise<string[]> {
  const pages = [...(await listAddresses(dir))].filter(([, file]) => file.endsWith('.html'));
  return pages.map(([address]) => address).filter((address) => address !== '/' && !isMissing(address));
}
