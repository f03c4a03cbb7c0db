import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRelease, pointAt, release } from '../../../scripts/hosting/release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, files: Record<string, string>): Promise<string> {
  const dir = join(folder, name);
  for (const [path, text] of Object.entries({ 'about.html': 'About us', ...files })) {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}
const place = () => join(folder, 'srv');
const served = (path: string) => readFile(join(place(), 'current', path), 'utf8');

const monday = { 'index.html': 'Monday', '_astro/picker.1.js': 'one' };
const tuesday = { 'index.html': 'Tuesday', '_astro/picker.2.js': 'two' };

test('a page that is open since yesterday still finds its script after a deploy', async () => {
  await release(await build('a', monday), place(), '1');
  await release(await build('b', tuesday), place(), '2');
  expect(await served('index.html')).toBe('Tuesday');
  expect(await served('_astro/picker.2.js')).toBe('two');
  expect(await served('_astro/picker.1.js')).toBe('one');
});

test('a script that no page has named for 30 days goes', async () => {
  await release(await build('a', monday), place(), '1');
  await release(await build('b', tuesday), place(), '2', Date.now() + 29 * 86_400_000);
  expect(await served('_astro/picker.1.js')).toBe('one');
  await release(await build('c', tuesday), place(), '3', Date.now() + 31 * 86_400_000);
  await expect(served('_astro/picker.1.js')).rejects.toThrow('ENOENT');
});

test('a page that has not changed keeps its time, so a visitor does not load it again', async () => {
  await release(await build('a', monday), place(), '1');
  await utimes(join(place(), '1/about.html'), 1_000_000, 1_000_000);
  await release(await build('b', tuesday), place(), '2');
  expect((await stat(join(place(), 'current/about.html'))).mtimeMs).toBe(1_000_000_000);
});

test('going back to yesterday is one step', async () => {
  await release(await build('a', monday), place(), '1');
  await release(await build('b', tuesday), place(), '2');
  await pointAt(place(), '1');
  expect(await served('index.html')).toBe('Monday');
});

test('a release that is not there is refused, and visitors keep the site they have', async () => {
  await release(await build('a', monday), place(), '1');
  await expect(pointAt(place(), '7')).rejects.toThrow('ENOENT');
  await expect(release(await build('b', tuesday), place(), '1')).rejects.toThrow();
  expect(await currentRelease(place())).toBe('1');
  expect(await served('index.html')).toBe('Monday');
});
