import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../scripts/serve.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { startStandIns } from '../stand-ins/start-stand-ins.ts';

/** Names the port that is taken and the likely reason, instead of a system call. */
function start<T extends { close: () => Promise<void> }>(port: number, server: Promise<T>): Promise<T> {
  return server.catch((cause: unknown) => {
    throw new Error(`Port ${port} is taken: stop what runs there first, such as npm start.`, { cause });
  });
}

/** Starts the built site and the stand-ins for all end-to-end tests; the returned function stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = standInEnvironment['OUT_DIR'] ?? '';
  const dir = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  if (!existsSync(dir)) {
    throw new Error(`There is no ${folder}/ to test. Build it first: npm test -- build-with-stand-ins`);
  }
  const standIns = await start(4322, startStandIns({ port: 4322 }));
  try {
    // None of these tests measures bytes.
    const site = await start(4321, startServer({ dir, port: 4321, quality: 4 }));
    return async () => {
      await Promise.all([site.close(), standIns.close()]);
    };
  } catch (error) {
    await standIns.close();
    throw error;
  }
}
