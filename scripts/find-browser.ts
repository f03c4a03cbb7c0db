import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { chooseBrowser, type Machine } from './lib/choose-browser.ts';

function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const thisMachine: Machine = {
  chromePath: process.env['CHROME_PATH'],
  isRoot: process.getuid?.() === 0,
  isInstalled: existsSync,
  findProgram,
  // Asked again after an installation, so not a constant.
  playwrightBrowser: () => chromium.executablePath(),
  // Installers talk at length: what they say matters only when they fail.
  run: (program, args) =>
    void execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
};

let found: string | undefined;

/**
 * The path of a Chromium for the tests; installs one where the machine has none. Where none can be had it says what to do
 * and ends the program: a stack trace of test runners would bury that.
 */
export function findBrowser(): string {
  try {
    return (found ??= chooseBrowser(thisMachine));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
