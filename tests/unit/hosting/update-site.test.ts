import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

let root: string;
const at = (file: string) => join(root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const write = (file: string, text: string) => writeFileSync(at(file), text);
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', at(folder), '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    encoding: 'utf8',
  });
const save = (name: string, text: string) => {
  write(`main/${name}`, text);
  git('main', 'add', '-A');
  git('main', 'commit', '-qm', 'Change');
};

/**
 * Programs in place of npm, curl and mail, which write what they were asked into a file. `npm run deploy` writes build.txt. With
 * the file `offline`, the registry of npm cannot be reached.
 */
const npm = `#!/bin/sh
echo "npm $*" >> ${'$'}ASKED
case "$*" in
ci*) if [ -e "$OFFLINE" ]; then echo 'npm error code EAI_AGAIN'; exit 1; fi
     rm -rf node_modules && mkdir node_modules ;;
'run check:content') if grep -q mistake content.txt; then echo 'content.txt:1:1 a mistake'; exit 1; fi ;;
'run deploy'*)
  mkdir -p "$4/current"
  echo "$(date -u +%Y-%m-%d) $(git rev-parse --short=10 HEAD)" > "$4/current/build.txt" ;;
esac
`;
const curl = `#!/bin/sh
for last; do :; done
echo "curl $last" >> ${'$'}ASKED
`;
const mail = `#!/bin/sh
echo "mail: $(tail -n 1)" >> ${'$'}ASKED
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'update-'));
  for (const folder of ['bin', 'main/hosting']) mkdirSync(at(folder), { recursive: true });
  for (const [name, text] of Object.entries({ npm, curl, mail })) {
    write(`bin/${name}`, text);
    chmodSync(at(`bin/${name}`), 0o755);
  }
  copyFileSync('hosting/update-site.sh', at('main/hosting/update-site.sh'));
  write('main/package-lock.json', '1');
  write('main/.gitignore', 'node_modules/\n.update-failed\n.update-mailed\n.kept-pictures/\n');
  git('main', 'init', '-q', '-b', 'main');
  save('content.txt', 'GH₵ 80');
  git('.', 'clone', '-q', at('main'), at('copy'));
});

/** Runs the script once. Returns what npm, curl and mail were asked. */
function update(): string[] {
  write('asked', '');
  const { status } = spawnSync('sh', [at('copy/hosting/update-site.sh'), at('site')], {
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env['PATH']}`,
      ASKED: at('asked'),
      OFFLINE: at('offline'),
      LC_ALL: 'C',
      MAIL: 'accounts@charity.example',
      PING: 'https://ping.test/1',
    },
  });
  return [...read('asked').split('\n').filter(Boolean), `status ${status}`];
}

const published = [
  'npm run check:content',
  'npm run build',
  'npm run hosting',
  expect.stringContaining('npm run deploy'),
];
const wellAfter = (...asked: unknown[]) => [...asked, 'curl https://ping.test/1', 'status 0'];

test('an editor’s change is fetched and published once', () => {
  expect(update()).toEqual(wellAfter(expect.stringContaining('npm ci'), ...published));
  expect(update()).toEqual(wellAfter());
  save('content.txt', 'GH₵ 90');
  expect(update()).toEqual(wellAfter(...published));
  expect(read('copy/content.txt')).toBe('GH₵ 90');
});

test('the site is built again on a new day', () => {
  update();
  write('site/current/build.txt', '2026-01-01 0123456789\n');
  expect(update()).toEqual(wellAfter(...published));
});

test('new packages leave the encoded pictures of earlier builds', () => {
  update();
  mkdirSync(at('copy/node_modules/.astro'));
  write('copy/node_modules/.astro/picture.avif', 'bytes');
  save('package-lock.json', '2');
  expect(update()[0]).toContain('npm ci');
  expect(read('copy/node_modules/.astro/picture.avif')).toBe('bytes');
});

const failedWith = (mailed: string) => ['curl https://ping.test/1/fail', `mail: ${mailed}`, 'status 1'];

test('a mistake is mailed once and keeps the site, and its correction is published', () => {
  update();
  const before = read('site/current/build.txt');
  save('content.txt', 'a mistake');
  expect(update()).toEqual(['npm run check:content', ...failedWith('content.txt:1:1 a mistake')]);
  expect(update()).toEqual(['curl https://ping.test/1/fail', 'status 0']);
  expect(read('site/current/build.txt')).toBe(before);
  save('content.txt', 'GH₵ 95');
  expect(update()).toEqual(wellAfter(...published));
  expect(existsSync(at('copy/.update-failed'))).toBe(false);
});

test('packages that cannot be fetched are mailed once, and the site is published when they can', () => {
  const ci = expect.stringContaining('npm ci');
  write('offline', '');
  expect(update()).toEqual([ci, ...failedWith('npm error code EAI_AGAIN')]);
  expect(update()).toEqual([ci, 'curl https://ping.test/1/fail', 'status 1']);
  rmSync(at('offline'));
  expect(update()).toEqual(wellAfter(ci, ...published));
});

test('a project that cannot be fetched is mailed once, and the next change is published', () => {
  update();
  const breakDown = () => {
    renameSync(at('main'), at('away'));
    expect(update()).toEqual(failedWith('and the repository exists.'));
    expect(update()).toEqual(['curl https://ping.test/1/fail', 'status 1']);
    renameSync(at('away'), at('main'));
  };
  breakDown();
  expect(update()).toEqual(wellAfter());
  // After a good run, the next failure is news again.
  breakDown();
  save('content.txt', 'GH₵ 90');
  expect(update()).toEqual(wellAfter(...published));
});

test('a release that cannot be made is tried again at the next run', () => {
  write('site', 'not a folder');
  expect(update().at(-1)).not.toBe('status 0');
  rmSync(at('site'));
  expect(update()).toEqual(wellAfter(...published));
});
