import { mkdir, mkdtemp, readdir, readFile, readlink, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { nameRelease, publishRelease } from '../../../scripts/hosting/publish-release.ts';

const DAY_MS = 86_400_000;
const TODAY = Date.parse('2026-11-22T08:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});

async function build(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(folder, 'build-'));
  for (const [path, text] of Object.entries({ 'about.html': 'About us', ...files })) {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}
const place = () => join(folder, 'srv');
const listNames = async () => (await readdir(place())).toSorted();
const served = (path: string) => readFile(join(place(), 'current', path), 'utf8');
const publish = async (files: Record<string, string>, moment: number, now = Date.now()) =>
  publishRelease(await build(files), place(), nameRelease(moment), now);

const monday = { 'index.html': 'Monday', '_astro/picker.1.js': 'one' };
const tuesday = { 'index.html': 'Tuesday', '_astro/picker.2.js': 'two' };
const first = nameRelease(TODAY);
const second = nameRelease(TODAY + 1000);

test('an open page still finds its script after a deploy', async () => {
  await publish(monday, TODAY);
  await publish(tuesday, TODAY + 1000);
  expect(await served('index.html')).toBe('Tuesday');
  expect(await served('_astro/picker.2.js')).toBe('two');
  expect(await served('_astro/picker.1.js')).toBe('one');
});

test('a script is removed 30 days after the last release that used it', async () => {
  await publish(monday, TODAY);
  await publish(tuesday, TODAY + 1000, Date.now() + 29 * DAY_MS);
  expect(await served('_astro/picker.1.js')).toBe('one');
  await publish(tuesday, TODAY + 2000, Date.now() + 31 * DAY_MS);
  await expect(served('_astro/picker.1.js')).rejects.toThrow('ENOENT');
});

test('a deploy keeps the modification time of an unchanged page', async () => {
  await publish(monday, TODAY);
  // With a new time, browsers would load the page again.
  await utimes(join(place(), first, 'about.html'), 1_000_000, 1_000_000);
  await publish(tuesday, TODAY + 1000);
  expect((await stat(join(place(), 'current/about.html'))).mtimeMs).toBe(1_000_000_000);
});

test('a deploy replaces a file that the new build compressed differently', async () => {
  await publish({ ...monday, '_astro/picker.1.js.br': 'packed before' }, TODAY);
  await publish({ ...monday, '_astro/picker.1.js.br': 'packed now' }, TODAY + 1000);
  expect(await served('_astro/picker.1.js.br')).toBe('packed now');
});

test('a refused deploy does not change the live release', async () => {
  await publish(monday, TODAY);
  await expect(publish(tuesday, TODAY)).rejects.toThrow('ENOTEMPTY');
  expect(await readlink(join(place(), 'current'))).toBe(first);
  expect(await served('index.html')).toBe('Monday');
});

test('the next deploy removes the unfinished files of an interrupted deploy, and nothing else', async () => {
  await publish(monday, TODAY);
  const unfinished = `.${nameRelease(TODAY + 500)}.part`;
  for (const name of [unfinished, 'film.part']) await mkdir(join(place(), name));
  await writeFile(join(place(), unfinished, 'index.html'), 'Half');
  await publish(tuesday, TODAY + 1000);
  expect(await listNames()).toEqual([first, second, 'current', 'film.part']);
});

test('a deploy removes releases older than 30 days, except the newest three', async () => {
  const moments = [50, 45, 40, 35, 0].map((ago) => TODAY - ago * DAY_MS);
  // These deploys remove nothing: 32 days before today, the oldest release was only 18 days old.
  for (const moment of moments) await publish(monday, moment, TODAY - 32 * DAY_MS);
  // Somebody else's folder, which no deploy may remove.
  await mkdir(join(place(), 'photographs-2019'));
  await publish(tuesday, TODAY + 1000, TODAY);
  const kept = [...moments.slice(3), TODAY + 1000].map(nameRelease);
  expect(await listNames()).toEqual([...kept, 'current', 'photographs-2019']);
});
