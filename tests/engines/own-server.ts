import { startServer } from '../../scripts/serve.ts';
import type { Engine } from './engine.ts';

/** scripts/serve.ts, behind `npm start` and the end-to-end tests. */
export const ownServer: Engine = {
  name: 'npm start',
  isThere: () => true,
  startsAnySite: true,
  start: async (dir = 'dist') => {
    const { origin, close } = await startServer({ dir, port: 0 });
    return { port: Number(new URL(origin).port), close };
  },
};
