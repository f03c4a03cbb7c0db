import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { chooseBrowser, type Machine } from '../../scripts/lib/choose-browser.ts';

/** A machine without any browser; `has` lists the files it holds, and an installer adds `brings` to them. */
function machine({
  has = [],
  brings = [],
  ...rest
}: Partial<Machine> & { has?: string[]; brings?: string[] }) {
  const files = new Set(has);
  const ran: string[] = [];
  const fake: Machine = {
    chromePath: undefined,
    isRoot: false,
    isInstalled: (path) => files.has(path),
    findProgram: (name) => [...files].find((path) => path === `/usr/bin/${name}`),
    playwrightBrowser: () => '/cache/playwright/chrome',
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      for (const path of brings) files.add(path);
    },
    ...rest,
  };
  return { fake, ran };
}

const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

test.each([
  [
    'CHROME_PATH before anything installed',
    { chromePath: '/my/chrome', has: ['/my/chrome', '/usr/bin/chromium'] },
    '/my/chrome',
  ],
  ['Chromium before Chrome', { has: ['/usr/bin/google-chrome', '/usr/bin/chromium'] }, '/usr/bin/chromium'],
  ['the application of a Mac', { has: [mac, '/cache/playwright/chrome'] }, mac],
  ['Playwright’s own', { has: ['/cache/playwright/chrome'] }, '/cache/playwright/chrome'],
])('takes %s, and installs nothing', (_, options, path) => {
  const { fake, ran } = machine(options);
  expect(chooseBrowser(fake)).toBe(path);
  expect(ran).toEqual([]);
});

test('root on Debian gets the package of the system', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const { fake, ran } = machine({ isRoot: true, has: ['/usr/bin/apt-get'], brings: [shell] });
  expect(chooseBrowser(fake)).toBe(shell);
  expect(ran).toEqual([
    '/usr/bin/apt-get update',
    '/usr/bin/apt-get install -y --no-install-recommends chromium-headless-shell',
  ]);
});

test('anybody else gets Playwright’s browser', () => {
  const { fake, ran } = machine({ has: ['/usr/bin/apt-get'], brings: ['/cache/playwright/chrome'] });
  expect(chooseBrowser(fake)).toBe('/cache/playwright/chrome');
  expect(ran).toEqual([`${process.execPath} node_modules/playwright/cli.js install chromium`]);
});

test('a wrong CHROME_PATH is named', () => {
  const { fake } = machine({ chromePath: '/not/there', has: ['/usr/bin/chromium'] });
  expect(() => chooseBrowser(fake)).toThrow('CHROME_PATH names /not/there');
});

test('a failed installation says in one line what to do', () => {
  const fail = () => {
    throw new Error('no network');
  };
  expect(() => chooseBrowser(machine({ run: fail }).fake)).toThrow(/^No browser .* CHROME_PATH[^\n]*$/);
  expect(() => chooseBrowser(machine({}).fake)).toThrow(/^No browser/);
});

test('somebody without a browser reads that sentence alone', () => {
  const find = `import('./scripts/find-browser.ts').then(({ findBrowser }) => findBrowser())`;
  const env = { ...process.env, CHROME_PATH: '/not/there' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', find], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('CHROME_PATH names /not/there, and there is no such file.\n');
});
