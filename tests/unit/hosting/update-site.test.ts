import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
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

/** Programs in place of npm and curl, which write what they were asked into a file. `npm run deploy` writes build.txt. */
const npm = `#!/bin/sh
echo "npm $*" >> ${'$'}ASKED
case "$*" in
ci*) rm -rf node_modules && mkdir node_modules ;;
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

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'update-'));
  for (const folder of ['bin', 'main/hosting']) mkdirSync(at(folder), { recursive: true });
  for (const [name, text] of Object.entries({ npm, curl })) {
    write(`bin/${name}`, text);
    chmodSync(at(`bin/${name}`), 0o755);
  }
  copyFileSync('hosting/update-site.sh', at('main/hosting/update-site.sh'));
  write('main/package-lock.json', '1');
  write('main/.gitignore', 'node_modules/\n.update-failed\n.kept-pictures/\n');
  git('main', 'init', '-q', '-b', 'main');
  save('content.txt', 'GH₵ 80');
  git('.', 'clone', '-q', at('main'), at('copy'));
});

/** Runs the script once. Returns what npm and curl were asked. */
function update(): string[] {
  write('asked', '');
  const { status } = spawnSync('sh', [at('copy/hosting/update-site.sh'), at('site')], {
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env['PATH']}`,
      ASKED: at('asked'),
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

test('a mistake is reported once and keeps the site, and its correction is published', () => {
  update();
  const before = read('site/current/build.txt');
  save('content.txt', 'a mistake');
  expect(update()).toEqual(['npm run check:content', 'curl https://ping.test/1/fail', 'status 1']);
  expect(update()).toEqual(['status 0']);
  expect(read('site/current/build.txt')).toBe(before);
  save('content.txt', 'GH₵ 95');
  expect(update()).toEqual(wellAfter(...published));
  expect(existsSync(at('copy/.update-failed'))).toBe(false);
});
