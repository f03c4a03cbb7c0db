import { existsSync } from 'node:fs';
import { startServer } from '../../scripts/serve.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { startStandIns } from '../stand-ins/start-stand-ins.ts';
import { OWN_CONTENT } from './build-own-content.ts';
import { OWN_SITE } from './own-site.ts';

/** If a server cannot start, the error names the port and the likely reason. Node's own error names only a system call. */
function start<T extends { close: () => Promise<void> }>(port: number, server: Promise<T>): Promise<T> {
  return server.catch((cause: unknown) => {
    throw new Error(`Port ${port} is taken: stop what runs there first, such as npm start.`, { cause });
  });
}

/** Serves a built site with quick, weak compression, because no end-to-end test measures this server's compressed bytes. */
async function serve(dir: string, step: string, port: number) {
  if (!existsSync(dir)) throw new Error(`There is no ${dir}/ to test. Build it first: npm test -- ${step}`);
  return start(port, startServer({ dir, port, quality: 4 }));
}

/** Starts both built sites and the stand-ins for all end-to-end tests; the returned function stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const started: { close: () => Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(started.map((each) => each.close()));
  };
  try {
    started.push(await start(4322, startStandIns({ port: 4322 })));
    started.push(await serve(standInEnvironment['OUT_DIR'] ?? '', 'build-with-stand-ins', 4321));
    started.push(await serve(OWN_CONTENT, 'build-own-content', Number(new URL(OWN_SITE).port)));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
