import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listPaths } from '../../../scripts/lib/digests.ts';
import { makeUpProject } from '../../support/made-up-project.ts';

/** Two days with different builds, in seconds since 1970. */
const DAYS = ['1795000000', '1795600000'];
/**
 * One deploy for each pattern is killed when the first file with a matching name appears: while files are copied, when the release
 * is complete, and while `current` changes to it.
 */
const MOMENTS = [/^\.\d/, /^\d/, /^\.current/];

test('the live site and all releases stay complete when deploys are killed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'killed-'));
  await makeUpProject(root);
  const place = join(root, 'srv');

  /** Runs a script of the project. Returns whether it succeeded; false if it was killed. */
  const run = async (
    command: readonly string[],
    { day = '', killAt }: { day?: string; killAt?: RegExp } = {},
  ) => {
    const [name, ...args] = command;
    const env = { ...process.env, SOURCE_DATE_EPOCH: day, OUT_DIR: '', SITE_OVERRIDES: '' };
    const script = resolve(`scripts/${name}.ts`);
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: 'ignore' });
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
  const deploy = async (killAt?: RegExp) => {
    // The name of a release has the time in whole seconds, so each deploy starts in a new second.
    await wait(1000 - (Date.now() % 1000) + 5);
    return run(['deploy', place], killAt ? { killAt } : {});
  };
  const expectWhole = async (name: string) => {
    const files = await readFiles(join(place, name));
    const isWhole = hosted.some((site) => [...site].every(([path, text]) => files.get(path) === text));
    expect(isWhole, `${name} is whole`).toBe(true);
  };

  for (const day of DAYS) {
    for (const name of ['build', 'hosting']) expect(await run([name], { day })).toBe(true);
    hosted.push(await readFiles(join(root, 'dist-hosting/site')));
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
