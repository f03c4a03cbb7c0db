import { readdir, readFile } from 'node:fs/promises';

interface BuiltPage {
  /** Its path, such as news/1.html. */
  name: string;
  html: string;
}

/** Waits for each call of `work`. The order of the pages is not fixed. */
export async function forEachPage(dir: URL, work: (page: BuiltPage) => Promise<void> | void): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) await work({ name, html: await readFile(new URL(name, dir), 'utf8') });
}
