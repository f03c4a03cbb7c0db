import { existsSync } from 'node:fs';
import { nginxConfig } from '../../scripts/hosting/nginx-config.ts';
import type { Engine } from './engine.ts';
import { startOwnHost, type Program } from './own-host.ts';
import { isProgram } from './run-program.ts';

export const nginxProgram: Program = {
  config: nginxConfig,
  command: (file, folder) => {
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    return ['nginx', '-p', folder, '-c', file, '-g', `${user}daemon off; pid "${folder}/pid";`];
  },
};

/** nginx with its module for brotli: Debian's packages nginx and libnginx-mod-http-brotli-static. */
export const nginx: Engine = {
  name: 'nginx',
  isThere: () => isProgram('nginx') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  startsAnySite: true,
  start: (dir) => startOwnHost(nginxProgram, { dir }),
};
