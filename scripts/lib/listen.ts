import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { origin: string; close: () => Promise<void> };

/** Opens the server to this computer only. Port 0 takes a free one. Rejects if the port cannot be had. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${taken}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      // Browsers keep connections open for minutes; without this, close would wait for them.
      server.closeAllConnections();
      await closed;
    },
  };
}
