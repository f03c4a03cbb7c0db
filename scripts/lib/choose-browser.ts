/** What the choice of a browser depends on, so that the choice can be tested without installing anything. */
export interface Machine {
  chromePath: string | undefined;
  isRoot: boolean;
  isInstalled: (path: string) => boolean;
  /** The full path of a program on PATH. */
  findProgram: (name: string) => string | undefined;
  /** Where Playwright's own browser is, or would be once installed. */
  playwrightBrowser: () => string;
  /** Runs an installer; throws when it fails. */
  run: (program: string, args: string[]) => void;
}

// The headless shell is the same engine without windows: the tests take little more than half the time with it.
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const advice = 'No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to the program.';

function findInstalled(machine: Machine): string | undefined {
  const program = names.map((name) => machine.findProgram(name)).find(Boolean);
  return program ?? [...macApplications, machine.playwrightBrowser()].find(machine.isInstalled);
}

function install(machine: Machine): void {
  const apt = machine.isRoot ? machine.findProgram('apt-get') : undefined;
  if (apt) {
    machine.run(apt, ['update']);
    machine.run(apt, ['install', '-y', '--no-install-recommends', headlessShell]);
  } else {
    machine.run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
}

/**
 * CHROME_PATH, else an installed Chromium (its headless shell first) or Chrome, else Playwright's own, else one installed now. Debian's package
 * comes before Playwright's download, because it brings the system libraries along.
 */
export function chooseBrowser(machine: Machine): string {
  if (machine.chromePath) {
    if (machine.isInstalled(machine.chromePath)) return machine.chromePath;
    throw new Error(`CHROME_PATH names ${machine.chromePath}, and there is no such file.`);
  }
  const installed = findInstalled(machine);
  if (installed) return installed;
  try {
    install(machine);
  } catch (cause) {
    throw new Error(advice, { cause });
  }
  const path = findInstalled(machine);
  if (!path) throw new Error(advice);
  return path;
}
