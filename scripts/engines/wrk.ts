import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
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
