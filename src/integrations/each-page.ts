import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

interface BuiltPage {
  /** Below the folder of the build, such as news/1.html. */
  name: string;
  html: string;
}

/**
 * Reads the pages of the build in `dir`, one after the other and in no order, and does the work for each. The work keeps
 * the processor busy, so waiting for a file would only add to it.
 */
export async function eachPage(dir: URL, work: (page: BuiltPage) => Promise<void> | void): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) await work({ name, html: readFileSync(new URL(name, dir), 'utf8') });
}
