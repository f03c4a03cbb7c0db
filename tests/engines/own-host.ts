import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compressSite } from '../../scripts/hosting/compress-site.ts';
import type { HostConfig } from '../../scripts/hosting/host-config.ts';
import { listAddresses, listPages } from '../../scripts/lib/list-addresses.ts';
import { languagesWithMissing, parseRedirects } from '../../src/lib/redirects.ts';
import { responseHeaders } from '../../src/lib/response-headers.ts';
import { readSiteSettings } from '../../src/lib/site-settings.ts';
import type { Running } from './engine.ts';
import { findFreePort, runProgram } from './run-program.ts';

export type Program = {
  config: (config: HostConfig) => string;
  command: (configFile: string, folder: string) => readonly string[];
};

type Changes = Partial<HostConfig> & {
  /** The folder of the built site. */
  dir?: string | undefined;
};

/**
 * Runs a server of one's own as `npm run hosting` sets it up, in a temporary folder, with the site compressed in haste; with
 * a `root` among what a test changes of the configuration, that one is sent as it is.
 */
export async function startOwnHost(
  { config, command }: Program,
  { dir = 'dist', ...changes }: Changes = {},
): Promise<Running> {
  // Inside the project: the workers of a server may not enter a user's temporary folder.
  const folder = await mkdtemp(resolve('test-results/host-'));
  const root = `${folder}/site`;
  if (!changes.root) await compressSite(dir, root, 3);
  const pages = await listPages(changes.root ?? dir);
  const languages = languagesWithMissing((await listAddresses(changes.root ?? dir)).keys());
  const redirects = parseRedirects(await readFile(`${dir}/_redirects`, 'utf8'));
  const port = await findFreePort();
  const file = `${folder}/configuration`;
  const headers = responseHeaders(readSiteSettings(''));
  await writeFile(file, config({ root, port, headers, pages, languages, redirects, ...changes }));
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const running = await runProgram(command(file, folder), port, { env }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    throw error;
  });
  return {
    port,
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}
