import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWithStandIns } from '../../scripts/lib/build-with-stand-ins.ts';

/** Creates a project. `build` is the code that runs in place of Astro. */
async function createProject(build: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  await mkdir(join(root, 'node_modules/astro/bin'), { recursive: true });
  await mkdir(join(root, 'tests/stand-ins'), { recursive: true });
  await writeFile(join(root, 'node_modules/astro/bin/astro.mjs'), build);
  await writeFile(join(root, 'tests/stand-ins/site.yaml'), await readFile('tests/stand-ins/site.yaml'));
  return root;
}

const { signal } = new AbortController();

test('the settings of the build contain the port of the stand-ins', async () => {
  const root = await createProject(`
    import { copyFileSync, mkdirSync } from 'node:fs';
    mkdirSync(process.env.OUT_DIR);
    copyFileSync(process.env.SITE_OVERRIDES, process.env.OUT_DIR + '/used.yaml');
  `);
  const dir = await buildWithStandIns({ root, standInsPort: 5001, signal });
  const used = await readFile(join(dir, 'used.yaml'), 'utf8');
  expect(used).toContain('http://calendar.localhost:5001/scheduling/{id}');
  expect(used).not.toContain('4322');
});

test('a stopped build leaves no process running', async () => {
  const root = await createProject(`
    import { writeFileSync } from 'node:fs';
    writeFileSync('pid', String(process.pid));
    setTimeout(() => {}, 60_000);
  `);
  const stop = new AbortController();
  const build = buildWithStandIns({ root, standInsPort: 4322, signal: stop.signal });
  const readPid = () => readFile(join(root, 'pid'), 'utf8').catch(() => '');
  await expect.poll(readPid).toMatch(/\d/);
  const pid = Number(await readPid());
  stop.abort();
  await expect(build).rejects.toThrow('The site cannot be built');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
