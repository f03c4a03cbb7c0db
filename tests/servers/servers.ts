import { startServer } from '../../scripts/serve.ts';
import type { Running } from '../support/run-program.ts';
import { startCaddy } from './caddy.ts';

interface Server {
  name: string;
  /** Serves the built site in `dir` until `close` is called. Without `dir`, serves the site of `npm run build`. */
  start: (dir?: string) => Promise<Running>;
  /** The errors of the server itself lack our headers. Such an error is 400 for an address that cannot be decoded. */
  sendsErrorsWithoutHeaders?: true;
}

/** The servers that tests can run: `npm start` (scripts/serve.ts) and Caddy. */
export const servers: readonly Server[] = [
  {
    name: '`npm start`',
    start: async (dir = 'dist') => {
      // A low quality of compression, to save time.
      const { origin, close } = await startServer({ dir, port: 0, quality: 3 });
      return { port: Number(new URL(origin).port), close };
    },
  },
  { name: 'Caddy', start: (dir) => startCaddy({ dir }), sendsErrorsWithoutHeaders: true },
];
