import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Answers as the kernel does for the releases of another user. The tests may run as root, to whom the kernel refuses nothing, so
 * this runs in the deploy, before its own code.
 */
const refuseOthersFiles = `
  import { syncBuiltinESMExports } from 'node:module';
  import fs from 'node:fs/promises';
  const refuse = (code, path) => Promise.reject(Object.assign(new Error(code + ': ' + path), { code, path }));
  const { rm } = fs;
  fs.link = (from) => refuse('EPERM', from);
  fs.rm = (path, options) => (/20\\d\\d/.test(path) ? refuse('EACCES', path) : rm(path, options));
  syncBuiltinESMExports();
`;

test('a deploy copies the scripts of a release that another user made, and only warns that it stays', async () => {
  const root = await mkdtemp(join(tmpdir(), 'another-user-'));
  const write = async (folder: string, name: string) => {
    await mkdir(join(root, folder, '_astro'), { recursive: true });
    await writeFile(join(root, folder, '_astro', name), name);
  };
  const releases = ['01', '02', '03', '04'].map((day) => `2020-01-${day}T080000`);
  for (const name of releases) await write(`srv/${name}`, 'old.js');
  await symlink('2020-01-04T080000', join(root, 'srv/current'));
  // The time says when a release last used the script.
  const yesterday = new Date(new Date().setHours(0, 0, 0, 0) - 86_400_000);
  await utimes(join(root, 'srv/current/_astro/old.js'), yesterday, yesterday);
  await write('dist-hosting/site', 'new.js');

  const preload = `data:text/javascript,${encodeURIComponent(refuseOthersFiles)}`;
  const args = ['--import', preload, resolve('scripts/deploy.ts'), 'srv'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('srv/current points to') });
  const warning = (name: string) =>
    `Warning: an old release stays. This user may not read or write srv/.${name}.part. Run this as its owner, or change the owner.`;
  expect(stderr.trim().split('\n')).toEqual(releases.slice(0, 2).map(warning));

  const live = join(root, 'srv/current/_astro');
  expect(await readdir(live)).toEqual(['new.js', 'old.js']);
  expect(await readFile(join(live, 'old.js'), 'utf8')).toBe('old.js');
  expect((await stat(join(live, 'old.js'))).mtimeMs).toBe(yesterday.getTime());
});
