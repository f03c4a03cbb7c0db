import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listPaths } from '../../../scripts/lib/digests.ts';

/** Two builds, which differ in every file. */
const BUILDS = ['one', 'two'];
/** A killed deploy has copied only some of these. */
const FILES = ['index.html', ...Array.from({ length: 60 }, (_, n) => `_astro/script-${n}.js`)];
/**
 * One deploy for each pattern is killed when the first file with a matching name appears: while files are copied, when the release
 * is complete, and while `current` changes to it.
 */
const MOMENTS = [/^\.\d/, /^\d/, /^\.current/];

test('the live site and all releases stay complete when deploys are killed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'killed-'));
  const place = join(root, 'srv');
  const site = join(root, 'dist-hosting/site');
  await mkdir(join(site, '_astro'), { recursive: true });
  await mkdir(place);

  /** Returns whether the deploy succeeded; false if it was killed when a file with this name appeared. */
  const deploy = async (killAt?: RegExp) => {
    // The name of a release has the time in whole seconds, so each deploy starts in a new second.
    await wait(1000 - (Date.now() % 1000) + 5);
    const child = spawn(process.execPath, [resolve('scripts/deploy.ts'), place], {
      cwd: root,
      stdio: 'ignore',
    });
    const watcher = killAt && watch(place, (_, file) => killAt.test(file ?? '') && child.kill('SIGKILL'));
    const [code] = (await once(child, 'close')) as [number | null];
    watcher?.close();
    return code === 0;
  };
  const readFiles = async (folder: string) => {
    const paths = await listPaths(folder);
    return new Map(
      await Promise.all(
        paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
      ),
    );
  };
  const hosted: Awaited<ReturnType<typeof readFiles>>[] = [];
  const expectWhole = async (name: string) => {
    const files = await readFiles(join(place, name));
    const isWhole = hosted.some((site) => [...site].every(([path, text]) => files.get(path) === text));
    expect(isWhole, `${name} is whole`).toBe(true);
  };

  for (const build of BUILDS) {
    for (const file of FILES) await writeFile(join(site, file), `${file} ${build}\n`.repeat(500));
    hosted.push(await readFiles(site));
    expect(await deploy()).toBe(true);
  }

  let isReading = true;
  const reading = (async () => {
    for (; isReading; await wait(2)) await readFile(join(place, 'current/index.html'));
  })();
  let killed = 0;
  for (const moment of MOMENTS) {
    if (!(await deploy(moment))) killed += 1;
    await expectWhole('current');
    // Anybody may roll back to any release, so each must be complete.
    for (const name of (await readdir(place)).filter((each) => /^\d[^.]*$/.test(each)))
      await expectWhole(name);
  }
  isReading = false;
  await reading;
  // The third deploy may have ended before the signal to kill it arrived.
  expect(killed).toBeGreaterThanOrEqual(2);

  expect(await deploy()).toBe(true);
  await expectWhole('current');
  expect((await readdir(place)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
