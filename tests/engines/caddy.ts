import { caddyConfig } from '../../scripts/hosting/caddy-config.ts';
import type { Engine } from './engine.ts';
import { startOwnHost, type Program } from './own-host.ts';
import { isProgram } from './run-program.ts';

export const caddyProgram: Program = {
  config: caddyConfig,
  command: (file) => ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
};

/** Caddy, from 2.6. */
export const caddy: Engine = {
  name: 'Caddy',
  // Of an address that cannot be decoded.
  quirks: { bareRefusals: true },
  isThere: () => isProgram('caddy'),
  startsAnySite: true,
  start: (dir) => startOwnHost(caddyProgram, { dir }),
};
