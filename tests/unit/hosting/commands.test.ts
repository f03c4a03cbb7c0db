import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, stat, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { explainError } from '../../../scripts/lib/run-command.ts';
import { fileURLToPath } from 'node:url';

const PAGES = 30;
const settings = fileURLToPath(new URL('../../fixtures/content/site.yaml', import.meta.url));

/** The code of a program in place of Astro. It writes a site for the day in `SOURCE_DATE_EPOCH`, one file after another. */
const astro = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const { OUT_DIR: to, SOURCE_DATE_EPOCH: day = '0' } = process.env;
  mkdirSync(to + '/_astro', { recursive: true });
  const names = ['index', '404', ...Array.from({ length: ${PAGES} }, (_, n) => 'page-' + n)];
  for (const name of names) {
    const words = Array.from({ length: 300 }, (_, n) => name + day + n).join(' ');
    writeFileSync(to + '/_astro/' + name + '.' + day + '.js', words);
    writeFileSync(to + '/' + name + '.html', '<!doctype html><script src="/_astro/' + name + '.' + day + '.js"></script>' + words);
    console.log(name);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  writeFileSync(to + '/_headers', day);
  writeFileSync(to + '/_redirects', '');
`;

/** Writes a project into the folder `root`. The project builds quickly, and has settings and a lock file like our project. */
async function makeUpProject(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules/astro/bin'), { recursive: true });
  await mkdir(join(root, 'content'), { recursive: true });
  await cp(settings, join(root, 'content/site.yaml'));
  await writeFile(join(root, 'node_modules/astro/bin/astro.mjs'), astro);
  const project = { name: 'made-up', version: '1.0.0' };
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...project, private: true }));
  const lock = { ...project, lockfileVersion: 3, requires: true, packages: { '': project } };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
}

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

test('an owner reads which command makes a missing folder', async () => {
  const refusal = (sentence: string) => ({ code: 1, stderr: `${sentence}\n` });
  expect(await run('hosting')).toEqual(refusal('There is no dist/. Make it first: npm run build'));
  expect(await run('deploy srv')).toEqual(
    refusal('There is no dist-hosting/site/. Make it first: npm run hosting'),
  );
});

test('an owner who deploys to a file instead of a folder reads a sentence, not a stack trace', async () => {
  await mkdir(join(root, 'dist-hosting/site'), { recursive: true });
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
