// `npm start`: builds the site for production and serves it on this computer. Local servers (stand-ins) play the third parties.
import { join } from 'node:path';
import { startStandIns } from '../tests/stand-ins/start-stand-ins.ts';
import { buildWithStandIns } from './lib/build-with-stand-ins.ts';
import { isPortFree, readPort } from './lib/listen.ts';
import { whenStopped } from './lib/when-stopped.ts';
import { startServer } from './serve.ts';

async function choosePorts(): Promise<{ site: number; standIns: number }> {
  const site = readPort('PORT', 4321);
  const standIns = readPort('STAND_INS_PORT', 4322);
  if (site === standIns) {
    throw new Error(`The site and the stand-ins cannot share port ${site}. Change PORT or STAND_INS_PORT.`);
  }
  for (const [setting, port] of Object.entries({ PORT: site, STAND_INS_PORT: standIns })) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is taken by another program. Stop that program, or choose another port:\n\n` +
        `  ${setting}=${port + 1000} npm start`,
    );
  }
  return { site, standIns };
}

async function start(signal: AbortSignal): Promise<void> {
  const ports = await choosePorts();
  const root = join(import.meta.dirname, '..');
  console.log('Building the site ...');
  const dir = await buildWithStandIns({ root, standInsPort: ports.standIns, signal });
  const standIns = await startStandIns({ port: ports.standIns });
  const site = await startServer({ dir, port: ports.site });
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
