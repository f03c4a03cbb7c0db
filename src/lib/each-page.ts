import { readdir, readFile } from 'node:fs/promises';
import { eachOf } from './each-of.ts';

interface BuiltPage {
  /** Below the folder of the build, such as news/1.html. */
  name: string;
  html: string;
}

/** Reads the pages of the build in `dir`, a few at a time and in no order, and does the work for each. */
export async function eachPage(dir: URL, work: (page: BuiltPage) => Promise<void> | void): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
  await eachOf(names, async (name) => work({ name, html: await readFile(new URL(name, dir), 'utf8') }));
}
