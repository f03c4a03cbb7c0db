import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentRelease, publishRelease, rollBack } from '../../../scripts/hosting/publish-release.ts';
import { nameRelease } from '../../../scripts/hosting/release-folder.ts';

const DAY_MS = 86_400_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});

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

describe('after a first release', () => {
  beforeEach(async () => publishRelease(await build('a', monday), place(), '1'));

  test('an open page still finds its script after a deploy', async () => {
    await publishRelease(await build('b', tuesday), place(), '2');
    expect(await served('index.html')).toBe('Tuesday');
    expect(await served('_astro/picker.2.js')).toBe('two');
    expect(await served('_astro/picker.1.js')).toBe('one');
  });

  test('a script is removed 30 days after the last release that used it', async () => {
    await publishRelease(await build('b', tuesday), place(), '2', { now: Date.now() + 29 * DAY_MS });
    expect(await served('_astro/picker.1.js')).toBe('one');
    await publishRelease(await build('c', tuesday), place(), '3', { now: Date.now() + 31 * DAY_MS });
    await expect(served('_astro/picker.1.js')).rejects.toThrow('ENOENT');
  });

  test('a file that somebody added or changed in a release is not in the next release', async () => {
    await writeFile(join(place(), '1/_astro/miner.js'), 'mine()');
    await writeFile(join(place(), '1/_astro/picker.1.js'), 'changed');
    await publishRelease(await build('b', tuesday), place(), '2');
    expect(await readdir(join(place(), '2/_astro'))).toEqual(['picker.2.js']);
  });

  test('a deploy keeps the modification time of an unchanged page', async () => {
    // With a new time, browsers would load the page again.
    await utimes(join(place(), '1/about.html'), 1_000_000, 1_000_000);
    await publishRelease(await build('b', tuesday), place(), '2');
    expect((await stat(join(place(), 'current/about.html'))).mtimeMs).toBe(1_000_000_000);
  });

  test('a rollback accepts the path of a release instead of its name', async () => {
    // The Tab key in a shell writes such a path.
    await publishRelease(await build('b', tuesday), place(), '2');
    await rollBack(place(), `${place()}/1/`);
    expect(await served('index.html')).toBe('Monday');
  });

  test('a refused rollback or deploy does not change the live release', async () => {
    await expect(rollBack(place(), '7')).rejects.toThrow(
      `There is no release 7 in ${place()}. There are: 1.`,
    );
    await expect(publishRelease(await build('b', tuesday), place(), '1')).rejects.toThrow(
      'There is a release 1',
    );
    expect(await currentRelease(place())).toBe('1');
    expect(await served('index.html')).toBe('Monday');
  });

  test.each([
    ['lacks a file', () => rm(join(place(), '1/about.html')), 'about.html is missing'],
    ['has half a file', () => writeFile(join(place(), '1/about.html'), 'Ab'), 'about.html has changed'],
    ['has no list of files', () => rm(join(place(), '1.sha256sums')), 'its list of files is missing'],
  ])('an owner cannot roll back to a release that %s', async (_, harm, gap) => {
    await publishRelease(await build('b', tuesday), place(), '2');
    await harm();
    await expect(rollBack(place(), '1')).rejects.toThrow(`The release 1 is damaged: ${gap}.`);
    expect(await served('index.html')).toBe('Tuesday');
  });

  test('the next deploy removes the unfinished files of an interrupted deploy', async () => {
    await mkdir(join(place(), '.2.part/_astro'), { recursive: true });
    await writeFile(join(place(), '.2.part/index.html'), 'Half');
    await writeFile(join(place(), '2.sbom.cdx.json'), '{}');
    await expect(rollBack(place(), '2')).rejects.toThrow('There is no release 2');
    await publishRelease(await build('b', tuesday), place(), '3', { sbom: join(folder, 'b/index.html') });
    const there = ['1', '1.sha256sums', '3', '3.sbom.cdx.json', '3.sha256sums', 'current'];
    expect((await readdir(place())).toSorted()).toEqual(there);
  });

  test('a deploy that fails midway removes its files', async () => {
    const failing = publishRelease(await build('b', tuesday), place(), '2', {
      sbom: join(folder, 'none.json'),
    });
    await expect(failing).rejects.toThrow('ENOENT');
    expect((await readdir(place())).toSorted()).toEqual(['1', '1.sha256sums', 'current']);
  });
});

test('a deploy replaces a file that the new build compressed differently', async () => {
  const [before, now] = ['packed before', 'packed now'].map((text) => ({ '_astro/picker.1.js.br': text }));
  await publishRelease(await build('a', { ...monday, ...before }), place(), '1');
  await publishRelease(await build('b', { ...tuesday, ...now }), place(), '2');
  expect(await served('_astro/picker.1.js.br')).toBe('packed now');
});

test('a deploy removes releases older than 30 days, except the newest three', async () => {
  const today = Date.parse('2026-11-22T08:00:00Z');
  const days = [50, 45, 40, 35, 0].map((ago) => nameRelease(today - ago * DAY_MS));
  const [first = '', , , , last = ''] = days;
  // These deploys remove nothing: 32 days before today, the oldest release was only 18 days old.
  for (const name of days)
    await publishRelease(await build('a', monday), place(), name, { now: today - 32 * DAY_MS });
  // Somebody else's folder, which no deploy may remove.
  await mkdir(join(place(), 'photographs-2019'));
  // This makes the oldest release live. The deploy below still removes that release.
  await rollBack(place(), first);
  await publishRelease(await build('b', tuesday), place(), nameRelease(today + 1000), { now: today });
  expect((await readdir(place())).filter((name) => /^[^.]+$/.test(name))).toEqual(
    [...days.slice(3), nameRelease(today + 1000), 'current', 'photographs-2019'].toSorted(),
  );
  expect(existsSync(join(place(), `${first}.sha256sums`))).toBe(false);
  expect(existsSync(join(place(), `${last}.sha256sums`))).toBe(true);
});

test('a deploy makes a release readable for the web server', async () => {
  const dir = await build('a', monday);
  await chmod(join(dir, '_astro/picker.1.js'), 0o600);
  await chmod(join(dir, '_astro'), 0o700);
  await publishRelease(dir, place(), '1');
  expect((await stat(join(place(), '1/_astro'))).mode & 0o777).toBe(0o755);
  expect((await stat(join(place(), '1/_astro/picker.1.js'))).mode & 0o777).toBe(0o644);
});
