import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { caddyConfig, type CaddyOptions } from '../../scripts/hosting/caddy-config.ts';
import { compressSite } from '../../scripts/hosting/compress-site.ts';
import { listPageAddresses } from '../../scripts/lib/map-addresses.ts';
import { parseRedirects } from '../../src/lib/publish/redirects.ts';
import { responseHeaders } from '../../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { findFreePort, runProgram, type Running } from '../support/run-program.ts';
import { compressedDist } from './compress-dist.ts';
import { findCaddy } from './find-caddy.ts';
import type { Certificate } from './test-authority.ts';

interface Https {
  domain: string;
  /** The port of HTTP, which redirects to HTTPS. */
  plainPort: number;
  certificate: Certificate;
}

type Changes = Partial<CaddyOptions> & {
  /** The folder of the built site. */
  dir?: string | undefined;
  https?: Https;
};

/** Adds the ports and the certificate of the test to a configuration. Otherwise, Caddy would get a certificate by itself. */
function useCertificate(config: string, port: number, { plainPort, certificate: { chain, key } }: Https) {
  const ports = `https_port ${port}\n  http_port ${plainPort}`;
  return config
    .replace('admin off', `admin off\n  ${ports}\n  auto_https disable_certs\n  skip_install_trust`)
    .replace(/^https:.*\{$/m, `$&\n  tls "${chain}" "${key}"`);
}

/**
 * Starts Caddy with the configuration of `npm run hosting`. First compresses the site in `dir` into a temporary folder, with a low
 * quality to save time. Without `dir`, `root` is a folder with a compressed site.
 */
export async function startCaddy({
  dir,
  https,
  root = compressedDist,
  ...changes
}: Changes = {}): Promise<Running> {
  const folder = await mkdtemp(resolve('test-results/caddy-'));
  const served = dir ? `${folder}/site` : root;
  if (dir) await compressSite(dir, served, 3);
  const built = dir ?? root;
  const port = await findFreePort();
  const file = `${folder}/Caddyfile`;
  const config = caddyConfig({
    root: served,
    address: https ? `https://${https.domain}` : `:${port}`,
    headers: responseHeaders(readSiteSettings('')),
    pages: await listPageAddresses(built),
    redirects: parseRedirects(await readFile(`${dir ?? 'dist'}/_redirects`, 'utf8')),
    ...changes,
  });
  await writeFile(file, https ? useCertificate(config, port, https) : config);
  const clean = () => rm(folder, { recursive: true });
  const command = [findCaddy(), 'run', '--config', file, '--adapter', 'caddyfile'];
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const running = await runProgram(command, port, { env }).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return { port, close: () => running.close().then(clean) };
}
