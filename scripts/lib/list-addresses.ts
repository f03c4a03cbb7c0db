import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMissing } from '../../src/lib/redirects.ts';
import { manifestName } from './manifest.ts';

/**
 * Each address of a built folder and the file behind it: `index.html` is `/`, `lab-services.html` is
 * `/lab-services`, other files keep their names.
 */
export async function listAddresses(dir: string): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === manifestName) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    addresses.set(path.replace(/(\/index)?\.html$/, '') || '/', file);
  }
  return addresses;
}

/** Those of pages, but for `/` and the answers to unknown addresses. */
export async function listPages(dir: string): Promise<string[]> {
  const pages = [...(await listAddresses(dir))].filter(([, file]) => file.endsWith('.html'));
  return pages.map(([address]) => address).filter((address) => address !== '/' && !isMissing(address));
}
