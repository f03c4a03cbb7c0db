import { connect, type Socket } from 'node:net';

/**
 * Opens `count` connections that send a header a few bytes at a time and never end it. Resolves once all are open or
 * refused, with how many are open still and the way to end them.
 */
export async function hangOn(port: number, count: number): Promise<{ held: () => number; end: () => void }> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve));
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      return socket;
    }),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (isOpen(socket)) socket.write('a');
  }, 2000);
  return {
    held: () => sockets.filter(isOpen).length,
    end: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

const isOpen = (socket: Socket) => socket.readyState === 'open';
