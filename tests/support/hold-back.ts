import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { standInEnvironment } from '../stand-ins/environment.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The built file of an address; undefined if there is none. */
function readBuilt(path: string): { body: Buffer; type: string } | undefined {
  const file = join(standInEnvironment['OUT_DIR'] ?? '', extname(path) ? path : `${path}.html`);
  try {
    return { body: readFileSync(file), type: TYPES[extname(file)] ?? 'text/html; charset=utf-8' };
  } catch {
    return undefined;
  }
}

/**
 * Serves the built site as a line does that is slow in the middle of a page: of `path`, only the part before the text `missing` arrives,
 * and the rest when `release` is called.
 */
export async function holdBack(path: string, missing: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const built = readBuilt(address);
    response.writeHead(built ? 200 : 404, { 'Content-Type': built?.type ?? 'text/plain' });
    if (!built || address !== path) return response.end(built?.body);
    const html = built.body.toString();
    const middle = html.indexOf(missing);
    if (middle < 0) throw new Error(`${path} does not contain ${missing}`);
    response.write(html.slice(0, middle));
    await released;
    return response.end(html.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    release,
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
