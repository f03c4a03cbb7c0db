// `npm start`: builds the site for production and serves it on this computer. Local servers (stand-ins) play the third parties.
import { join } from 'node:path';
import { standInEnvironment } from '../tests/stand-ins/environment.ts';
import { startStandIns } from '../tests/stand-ins/start-stand-ins.ts';
import { buildSite } from './build/build-site.ts';
import { isPortFree } from './lib/listen.ts';
import { whenStopped } from './lib/run-command.ts';
import { startServer } from './serve.ts';

/** The port of every address in tests/stand-ins/site.yaml. */
const STAND_INS_PORT = 4322;

/** The port of the site. Throws if it, or that of the stand-ins, cannot be used. */
async function choosePort(): Promise<number> {
  const text = process.env['PORT'] || '4321';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`PORT=${text} is not a port. Write a number from 1 to 65535, such as PORT=4321.`);
  const other = `choose another port:\n\n  PORT=${port + 1000} npm start`;
  if (port === STAND_INS_PORT) throw new Error(`The stand-ins need port ${port}, so ${other}`);
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken by another program. Stop that program, or ${other}`);
  if (!(await isPortFree(STAND_INS_PORT)))
    throw new Error(`Port ${STAND_INS_PORT} is taken by another program. Stop that program first.`);
  return port;
}

async function start(signal: AbortSignal): Promise<void> {
  const port = await choosePort();
  const root = join(import.meta.dirname, '..');
  console.log('Building the site ...');
  const { OUT_DIR: outDir = '' } = standInEnvironment;
  await buildSite({ root, outDir, environment: standInEnvironment, signal });
  const standIns = await startStandIns({ port: STAND_INS_PORT });
  const site = await startServer({ dir: join(root, outDir), port });
  console.log(`Site:      ${site.origin}`);
  console.log(`Stand-ins: ${standIns.origin} (they play the third parties: nothing is booked, sent or paid)`);
  console.log('Press Ctrl-C to stop.');
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  await Promise.all([site.close(), standIns.close()]);
}

const stopSignal = whenStopped();
try {
  await start(stopSignal);
} catch (error) {
  // Ctrl-C during the build is not a failure.
  if (!stopSignal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    // With process.exitCode alone, a stand-in that has started would keep this program running.
    process.exit(1);
  }
}
