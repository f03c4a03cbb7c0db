import { once } from 'node:events';
import { createServer } from 'node:net';

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    // A computer without IPv6 has no "::1" for anybody to take.
    return (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL';
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Whether nobody listens at the port. Looks at both addresses of localhost, since a browser may try either. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}
