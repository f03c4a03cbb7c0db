import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Engine } from './engine.ts';
import { findFreePort, runProgram } from './run-program.ts';

const wrangler = 'hosting/tools/node_modules/.bin/wrangler';

/** Cloudflare's own runtime on this computer, as wrangler.jsonc sets it up (see hosting/tools). */
export const cloudflare: Engine = {
  name: 'Cloudflare',
  quirks: { bareRefusals: true, noVary: true, shows404: true, wholeOnly: true },
  isThere: () => existsSync(wrangler),
  start: async () => {
    const [port, inspector] = [await findFreePort(), await findFreePort()];
    const command = `${wrangler} dev --local --ip 127.0.0.1 --port ${port} --inspector-port ${inspector}`;
    return runProgram(command.split(' '), port, {
      env: { CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: `${tmpdir()}/wrangler` },
    });
  },
};
