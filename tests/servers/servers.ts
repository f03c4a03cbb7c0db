import { startServer } from '../../scripts/serve.ts';
import type { Running } from '../support/run-program.ts';
import { startCaddy } from './caddy.ts';

interface Server {
  name: string;
  /** Serves a built site until closed; without a folder, that of `npm run build`. */
  start: (dir?: string) => Promise<Running>;
  /** Its own errors, such as 400 for an address that cannot be decoded, lack our headers. */
  sendsErrorsWithoutHeaders?: true;
}

/** The servers that tests can run: scripts/serve.ts, which `npm start` runs, and Caddy. */
export const servers: readonly Server[] = [
  {
    name: 'npm start',
    start: async (dir = 'dist') => {
      const { origin, close } = await startServer({ dir, port: 0 });
      return { port: Number(new URL(origin).port), close };
    },
  },
  { name: 'Caddy', start: (dir) => startCaddy({ dir }), sendsErrorsWithoutHeaders: true },
];
