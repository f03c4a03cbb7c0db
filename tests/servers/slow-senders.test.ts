import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startCaddy } from './caddy.ts';

test('Caddy serves a page while 50 clients send slowly, and then disconnects these clients', async () => {
  const site = await startCaddy();
  onTestFinished(() => site.close());
  const begun = performance.now();
  const ended = Array.from({ length: 50 }, async () => {
    const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('a'), 2000);
    // `once` of node:events would fail if the server resets the connection, which is also an end.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  });
  expect((await fetch(`http://127.0.0.1:${site.port}/booking`)).status).toBe(200);
  await Promise.all(ended);
  expect(performance.now() - begun).toBeLessThan(40_000);
});
