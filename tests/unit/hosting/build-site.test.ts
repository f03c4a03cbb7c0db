import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { checkBuild } from '../../../scripts/lib/digests.ts';

async function makeFolder(inside = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(inside, 'project-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

let root: string;
beforeEach(async () => {
  root = await makeFolder();
  await mkdir(join(root, 'node_modules/astro/bin'), { recursive: true });
});

/** Builds the project with the given script in place of Astro; the script gets the empty output folder as `to`. */
async function build(script: string, outDir = 'dist', { signal } = new AbortController()): Promise<void> {
  const begin = `import fs from 'node:fs'; const to = process.env.OUT_DIR; fs.mkdirSync(to);`;
  await writeFile(join(root, 'node_modules/astro/bin/astro.mjs'), begin + script);
  await buildSite({ root, outDir, signal });
}
const writes = (words: string) => `fs.writeFileSync(to + '/index.html', ${JSON.stringify(words)});`;
const built = (folder = join(root, 'dist')) => readFile(join(folder, 'index.html'), 'utf8');

test('a build replaces the whole previous site', async () => {
  await build(`${writes('Monday')} fs.writeFileSync(to + '/old.html', '');`);
  await build(writes('Tuesday'));
  expect(await built()).toBe('Tuesday');
  expect(existsSync(join(root, 'dist/old.html'))).toBe(false);
  await checkBuild(join(root, 'dist'));
});

test.each([
  ['fails', 'process.exit(1);', 'see above'],
  ['logs an error and still exits with 0', `console.log('[ERROR] an entry cannot be shown');`, 'see above'],
  ['is killed', `process.kill(process.pid, 'SIGKILL');`, 'see above'],
  [
    'finds the disk full',
    `console.log('ENOSPC: no space left on device, write'); process.exit(1);`,
    'the disk is full',
  ],
])('the build keeps the previous site if Astro %s', async (_, script, reason) => {
  await build(writes('Monday'));
  const failing = build(writes('Tuesday') + script);
  await expect(failing).rejects.toThrow(`The site cannot be built; ${reason}. dist is what it was before.`);
  expect(await built()).toBe('Monday');
  await checkBuild(join(root, 'dist'));
  for (const left of ['dist-building', 'dist.lock']) expect(existsSync(join(root, left)), left).toBe(false);
});

test.each(['digests.json', 'index.html', 'added.html'])(
  'a build is not published if its file %s was changed or added',
  async (file) => {
    await build(writes('Monday'));
    await writeFile(join(root, 'dist', file), 'Half');
    await expect(checkBuild(join(root, 'dist'))).rejects.toThrow('Make it again: npm run build');
  },
);

test('a stopped build leaves no process running', async () => {
  const stop = new AbortController();
  const stopped = build(
    `fs.writeFileSync('pid', String(process.pid)); setTimeout(() => {}, 60_000);`,
    'dist',
    stop,
  );
  const readPid = () => readFile(join(root, 'pid'), 'utf8').catch(() => '');
  await expect.poll(readPid).toMatch(/\d/);
  const pid = Number(await readPid());
  stop.abort();
  await expect(stopped).rejects.toThrow('The site cannot be built');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a build is refused while another build runs in the same folder', async () => {
  await writeFile(join(root, 'dist.lock'), String(process.pid));
  await expect(build(writes('Monday'))).rejects.toThrow(
    `Another build, hosting or deploy is running in this folder. Wait until it is done. If nothing is running, remove ${root}/dist.lock.`,
  );
  expect(existsSync(join(root, 'dist.lock'))).toBe(true);
});

test('the next build removes the lock and the files of a killed build', async () => {
  await writeFile(join(root, 'dist.lock'), '999999999');
  await mkdir(join(root, 'dist-building'));
  await writeFile(join(root, 'dist-building/half.html'), '');
  await build(writes('Monday'));
  expect(existsSync(join(root, 'dist/half.html'))).toBe(false);
  expect(existsSync(join(root, 'dist.lock'))).toBe(false);
});

test.each(['', '.', '..'])(
  'the output folder %j is refused, because the build would replace the project',
  async (outDir) => {
    await expect(build(writes('Monday'), outDir)).rejects.toThrow('holds the project');
    expect(existsSync(join(root, 'node_modules/astro/bin/astro.mjs'))).toBe(true);
  },
);
