import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { resolve } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { responseHeaders } from '../../src/lib/security/response-headers.ts';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { ask } from './ask.ts';
import { startCaddy } from './caddy.ts';
import { findFreePort, type Running } from '../support/run-program.ts';
import { makeAuthority } from './test-authority.ts';

/** How many bytes a server may send before it waits for the browser's first acknowledgement (RFC 6928). */
const TEN_PACKETS = 14_600;

const folder = mkdtempSync(resolve('test-results/https-'));
const { ca, certify } = makeAuthority(folder);
const certificate = certify('localhost');
afterAll(() => rmSync(folder, { recursive: true }));

const ours = Object.fromEntries(
  responseHeaders(readSiteSettings('')).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Requests a page over HTTP/2. `size` counts the bytes of the page, and `received` those of the whole connection. */
function askHttp2(port: number, path: string): Promise<Record<string, unknown>> {
  return new Promise((done, fail) => {
    // The TCP connection below TLS also counts the bytes of the certificate.
    const tcp = connectTcp(port, 'localhost');
    const options = { socket: tcp, servername: 'localhost', ca, ALPNProtocols: ['h2'] };
    const session = connectHttp2(`https://localhost:${port}`, { createConnection: () => connect(options) });
    session.on('error', fail);
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' });
    let size = 0;
    stream.on('data', (chunk: Buffer) => void (size += chunk.length));
    stream.on('response', (headers) =>
      stream.on('end', () => {
        const received = tcp.bytesRead;
        session.close();
        done({ ...headers, size, received });
      }),
    );
    stream.on('error', fail);
  });
}

/** Opens a TLS connection, and waits for its session ticket. With an earlier ticket as `session`, asks to resume that session. */
function open(port: number, session?: Buffer): Promise<{ socket: TLSSocket; ticket: Buffer }> {
  return new Promise((done, fail) => {
    const options = { host: 'localhost', servername: 'localhost', port, ca, minVersion: 'TLSv1.3' as const };
    const socket = connect({ ...options, ...(session ? { session } : {}) });
    socket.on('error', fail);
    socket.on('session', (ticket) => done({ socket, ticket }));
    // TLS 1.3 sends session tickets with the first answer.
    socket.write('GET /build.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
}

describe('Caddy with a certificate', () => {
  let site: Running;
  let plainPort = 0;
  beforeAll(async () => {
    plainPort = await findFreePort();
    site = await startCaddy({ https: { domain: 'localhost', plainPort, certificate } });
  });
  afterAll(() => site.close());

  test('supports both TLS 1.3 and HTTP/2', async () => {
    const answer = await askHttp2(site.port, '/booking');
    expect(answer).toMatchObject({ ...ours, ':status': 200, 'content-encoding': 'br' });
    const { socket } = await open(site.port);
    expect(socket.getProtocol()).toBe('TLSv1.3');
    socket.destroy();
  });

  test('sends its certificate and the whole home page in at most ten packets', async () => {
    const { received, size } = await askHttp2(site.port, '/');
    // Everything except the page: the certificate, the handshake and the headers.
    expect(Number(received) - Number(size)).toBeLessThan(4000);
    expect(received).toBeLessThan(TEN_PACKETS);
  });

  test('redirects http to the same https address', async () => {
    const { status, headers } = await ask(plainPort, {
      path: '/booking?step=schedule',
      headers: { host: `localhost:${plainPort}` },
    });
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe('https://localhost/booking?step=schedule');
  });
});
