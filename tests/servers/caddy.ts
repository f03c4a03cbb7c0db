import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { caddyConfig, type CaddyOptions } from '../../scripts/hosting/caddy-config.ts';
import { compressSite } from '../../scripts/hosting/compress-site.ts';
import { listNamedPages, mapAddresses } from '../../scripts/lib/map-addresses.ts';
import { languagesWithMissing, parseRedirects } from '../../src/lib/publish/redirects.ts';
import { responseHeaders } from '../../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { findFreePort, runProgram, type Running } from '../support/run-program.ts';
import { findCaddy } from './find-caddy.ts';

type Changes = Partial<CaddyOptions> & {
  /** The folder of the built site. */
  dir?: string | undefined;
};

/**
 * Runs Caddy as `npm run hosting` sets it up, in a temporary folder, with quick compression. A `root` among the changes is served
 * uncompressed.
 */
export async function startCaddy({ dir = 'dist', ...changes }: Changes = {}): Promise<Running> {
  const folder = await mkdtemp(resolve('test-results/caddy-'));
  const root = `${folder}/site`;
  if (!changes.root) await compressSite(dir, root, { quality: 3 });
  const built = changes.root ?? dir;
  const port = await findFreePort();
  const file = `${folder}/Caddyfile`;
  const config = caddyConfig({
    root,
    port,
    headers: responseHeaders(readSiteSettings('')),
    pages: await listNamedPages(built),
    languages: languagesWithMissing((await mapAddresses(built)).keys()),
    redirects: parseRedirects(await readFile(`${dir}/_redirects`, 'utf8')),
    ...changes,
  });
  await writeFile(file, config);
  const clean = () => rm(folder, { recursive: true });
  const command = [findCaddy(), 'run', '--config', file, '--adapter', 'caddyfile'];
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const running = await runProgram(command, port, { env }).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return { port, close: () => running.close().then(clean) };
}
