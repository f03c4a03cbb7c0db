import { execFileSync } from 'node:child_process';
import { isProgram } from '../support/run-program.ts';

const advice = 'No Caddy for the tests: install Caddy 2.6 or newer, or set CADDY_PATH to the program.';

/** The path of Caddy in `CADDY_PATH`; otherwise `caddy`, which the system looks up in `PATH`. */
export const findCaddy = (): string => process.env['CADDY_PATH'] || 'caddy';

/**
 * Vitest calls this function before any test. If there is no Caddy, the function installs Debian's package. The installation needs
 * root, or sudo without a password, as on GitHub and in containers.
 */
export function setup(): void {
  if (isProgram(findCaddy())) return;
  if (process.env['CADDY_PATH']) throw new Error(advice);
  const [program = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) =>
    execFileSync(program, [...asRoot, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'caddy');
  } catch (cause) {
    throw new Error(advice, { cause });
  }
}
