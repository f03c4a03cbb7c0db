import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const { CHROME_PATH, PATH = '' } = process.env;
// The headless shell is the same engine without windows: the tests take little more than half the time with it.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ON_A_MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const findProgram = (name: string) =>
  PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const findInstalled = () =>
  NAMES.map(findProgram).find(Boolean) ??
  [...ON_A_MAC, chromium.executablePath()].find((path) => existsSync(path));

/** By Debian's package where that can be, because it brings the system libraries along; else by Playwright's download. */
function install(): void {
  // Installers talk at length: what they say matters only when they fail.
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const apt = process.getuid?.() === 0 && findProgram('apt-get');
  if (!apt) return run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  run(apt, 'update');
  run(apt, 'install', '-y', '--no-install-recommends', SHELL);
}

function choose(): string {
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, and there is no such file.`);
  const here = CHROME_PATH || findInstalled();
  if (here) return here;
  const advice = 'No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to the program.';
  try {
    install();
  } catch (cause) {
    throw new Error(advice, { cause });
  }
  const path = findInstalled();
  if (!path) throw new Error(advice);
  return path;
}

let found: string | undefined;

/**
 * The path of a Chromium for the tests: CHROME_PATH, an installed one (its headless shell first), Playwright's own, or one installed now.
 * Where none can be had it says what to do and ends the program: a stack trace of test runners would bury that.
 */
export function findBrowser(): string {
  try {
    return (found ??= choose());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
