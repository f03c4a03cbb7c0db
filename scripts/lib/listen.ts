import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { codeOf } from './run-command.ts';

export type Listening = { origin: string; close: () => Promise<void> };

/** Opens the server for this computer only. Port 0 takes any free port. Rejects if the port is not available. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // address() returns a string only for a server on a socket file.
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${actualPort}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      // Without this line, server.close() would wait minutes for the connections that browsers keep open.
      server.closeAllConnections();
      await closed;
    },
  };
}

async function isFreeAt(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    // EADDRNOTAVAIL: this computer has no IPv6, so the port counts as free at "::1".
    return codeOf(error) === 'EADDRNOTAVAIL';
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A browser may try either address of localhost. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await isFreeAt(port, '127.0.0.1')) && (await isFreeAt(port, '::1'));
}
