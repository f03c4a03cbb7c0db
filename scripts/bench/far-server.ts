import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Listening } from '../lib/listen.ts';

export interface FarDoor extends Listening {
  /** All that has gone out of it so far, headers and what workers fetch as well. */
  sentBytes: () => number;
}

/**
 * Another door to a server of this computer, one handshake further away. Chromium's throttling holds each answer for a
 * round trip but lets connections open at once; here a new connection's first answer waits for both, so `roundTripMs`
 * is paid for connecting too.
 */
export async function openFarDoor(origin: string, roundTripMs: number): Promise<FarDoor> {
  let sent = 0;
  const sockets = new Set<Socket>();
  const door = createServer((near) => {
    const far = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay(true).on('error', () => socket.destroy()));
      socket.on('close', () => sockets.delete(socket));
    }
    far.on('data', (part: Buffer) => void (sent += part.length)).pipe(near);
    setTimeout(() => near.pipe(far), 2 * roundTripMs);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    origin: `http://localhost:${(door.address() as AddressInfo).port}`,
    sentBytes: () => sent,
    async close() {
      for (const socket of sockets) socket.destroy();
      door.close();
      await once(door, 'close');
    },
  };
}
