import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const { CHROME_PATH, PATH = '' } = process.env;
// Chromium without windows: tests run faster.
const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ON_A_MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const findProgram = (name: string) =>
  PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const findInstalled = () =>
  PROGRAMS.map(findProgram).find(Boolean) ??
  [...ON_A_MAC, chromium.executablePath()].find((path) => existsSync(path));

/** As root, apt-get installs Debian's package and its libraries. Without root or apt-get, Playwright downloads a browser. */
function install(): void {
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const apt = process.getuid?.() === 0 && findProgram('apt-get');
  if (!apt) return run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  run(apt, 'update');
  run(apt, 'install', '-y', '--no-install-recommends', HEADLESS_SHELL);
}

function findOrInstall(): string {
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, and there is no such file.`);
  const installed = CHROME_PATH || findInstalled();
  if (installed) return installed;
  try {
    install();
  } catch {
    // Without a browser, the error below says what to do.
  }
  const path = findInstalled();
  if (path) return path;
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to the program.');
}

let browserPath: string | undefined;

/**
 * The path of a Chromium: CHROME_PATH, an installed one, Playwright's own, or a new one. A failure ends the process, because a
 * thrown error would be hard to find in a test runner's stack trace.
 */
export function findBrowser(): string {
  try {
    return (browserPath ??= findOrInstall());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
