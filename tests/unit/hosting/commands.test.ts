import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeUpProject } from '../../support/made-up-project.ts';
import { explainError } from '../../../scripts/lib/run-command.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'commands-'));
});

type Outcome = { code: unknown; stderr: string };

/** Runs scripts with their arguments, one after the other, in a shell with the strictest umask. */
function run(...commands: string[]): Promise<Outcome> {
  const node = (command: string) => {
    const [name = '', ...args] = command.split(' ');
    return [`"${process.execPath}"`, `"${resolve(`scripts/${name}.ts`)}"`, ...args].join(' ');
  };
  const line = ['umask 077', ...commands.map(node)].join(' && ');
  const env = { ...process.env, OUT_DIR: '', SITE_OVERRIDES: '' };
  return new Promise((done) => {
    execFile('sh', ['-c', line], { cwd: root, env }, (error, _, stderr) =>
      done({ code: error ? error.code : 0, stderr }),
    );
  });
}

test('a web server can read a site deployed with the strictest umask', { tags: ['nightly'] }, async () => {
  await makeUpProject(root);
  expect(await run('build', 'hosting', 'deploy srv')).toEqual({ code: 0, stderr: expect.any(String) });
  const place = join(root, 'srv');
  const names = (await readdir(place, { recursive: true })).filter((name) => name !== 'current');
  expect(names.some((name) => name.endsWith('index.html'))).toBe(true);
  for (const name of ['.', ...names]) {
    const entry = await stat(join(place, name));
    expect(entry.mode & 0o777, name).toBe(entry.isDirectory() ? 0o755 : 0o644);
  }
});

test('a file that no build wrote is not deployed', async () => {
  await makeUpProject(root);
  expect(await run('build')).toMatchObject({ code: 0 });
  await writeFile(join(root, 'dist/added.html'), 'Not ours');
  const hosting = await run('hosting');
  expect(hosting.stderr).toContain(
    'Not published, because no build wrote these files of dist/: added.html\n',
  );
  await writeFile(join(root, 'dist-hosting/site/slipped-in.html'), 'Not ours');
  const { stderr } = await run('deploy srv');
  expect(stderr).toContain(
    'Not published, because no build wrote these files of dist-hosting/: site/slipped-in.html\n',
  );
  const live = await readdir(join(root, 'srv/current'));
  expect(live).toContain('index.html');
  expect(live.filter((name) => /added|slipped/.test(name))).toEqual([]);
  const [list = ''] = (await readdir(join(root, 'srv'))).filter((name) => name.endsWith('.sha256sums'));
  expect(await readFile(join(root, 'srv', list), 'utf8')).not.toMatch(/added|slipped/);
});

test('a deploy or rollback is refused in a folder with personal files', async () => {
  await mkdir(join(root, 'home'));
  const own = ['downloads.sha256sums', 'film.mkv.part', 'letter.txt'];
  for (const name of own) await writeFile(join(root, 'home', name), 'mine');
  for (const command of ['deploy home', 'deploy home 2026-11-20T080000']) {
    const { code, stderr } = await run(command);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^home is not empty, and is not a folder of releases\. Choose an empty or a new folder\./,
    );
  }
  expect((await readdir(join(root, 'home'))).toSorted()).toEqual(own);
});

test('a deploy leaves no lock if the disk is full', async () => {
  // With this limit, a deploy can make only empty files, as on a full disk.
  const deploy = `ulimit -f 0; "${process.execPath}" "${resolve('scripts/deploy.ts')}" srv`;
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) => {
    execFile('sh', ['-c', deploy], { cwd: root }, (error, _, stderr) => done({ code: error?.code, stderr }));
  });
  expect(code).toBe(1);
  expect(stderr).toContain('EFBIG');
  expect((await readdir(root, { recursive: true })).filter((name) => name.includes('.lock'))).toEqual([]);
});

test('an owner reads which command replaces a missing or damaged folder', async () => {
  const refusal = (sentence: string) => ({ code: 1, stderr: `${sentence}\n` });
  expect(await run('hosting')).toEqual(refusal('There is no dist/. Make it first: npm run build'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), 'Half');
  expect(await run('hosting')).toEqual(
    refusal('dist/ is damaged: its list of files is missing. Make it again: npm run build'),
  );
  await mkdir(join(root, 'dist-hosting/site'), { recursive: true });
  await writeFile(join(root, 'dist-hosting/site/index.html'), 'Half');
  expect(await run('deploy srv')).toEqual(
    refusal('dist-hosting/ is damaged: its list of files is missing. Make it again: npm run hosting'),
  );
});

test('an owner who deploys to a file instead of a folder reads a sentence, not a stack trace', async () => {
  await writeFile(join(root, 'srv'), '');
  expect(await run('deploy srv')).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^srv .*Move it away, and run this again\.\n$/),
  });
});

test.each([
  [
    'EACCES',
    { path: '/srv/site/current' },
    'This user may not read or write /srv/site/current. Run this as its owner, or change the owner.',
  ],
  ['ENOSPC', {}, 'The disk is full. Free some space and run this again. The live site has not changed.'],
  [
    'EBUSY',
    { path: '/out', dest: '/out-old' },
    '/out is in use, or is a mount. Stop the other program, or choose a folder inside the mount.',
  ],
  [
    'EISDIR',
    { path: '/srv/.next', dest: '/srv/current' },
    '/srv/current is in the way. Move it away, and run this again.',
  ],
])('an owner reads what %s means and what to do', (code, paths, sentence) => {
  expect(explainError(Object.assign(new Error(code), { code, ...paths }))).toBe(sentence);
});
