import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { connect, type Socket } from 'node:net';

interface Load {
  perSecond: number;
  requests: number;
  p99Ms: number;
  /** Answers that were no success, and connections that were cut or timed out. */
  failed: number;
}

const inMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** Asks for `url`, compressed, over 100 connections for so many seconds, with the program wrk. */
export async function load(url: string, seconds: number): Promise<Load> {
  const options = ['-t1', '-c100', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...options, url]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout) ?? [];
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const others = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (inMs[unit] ?? NaN),
    failed: [...sockets.slice(1), ...others.slice(1)].reduce((sum, count) => sum + Number(count), 0),
  };
}

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
