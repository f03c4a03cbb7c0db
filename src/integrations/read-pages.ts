import { readdir, readFile } from 'node:fs/promises';

/** The HTML of the built pages, by their paths, such as news/1.html. */
export type Pages = ReadonlyMap<string, string>;

export async function readPages(dir: URL): Promise<Pages> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = new Map<string, string>();
  for (const name of names.toSorted()) pages.set(name, await readFile(new URL(name, dir), 'utf8'));
  return pages;
}
