import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Engine } from './engine.ts';
import { nginx } from './nginx.ts';
import { ownServer } from './own-server.ts';

/** The engines that are installed on this computer; at least the project's own. */
export const enginesHere: readonly Engine[] = [ownServer, nginx, caddy, cloudflare].filter(({ isThere }) =>
  isThere(),
);
