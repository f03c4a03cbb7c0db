import { setTimeout } from 'node:timers/promises';
import { firstVisitor, type Visitor } from './visitors.ts';

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** `bytes` as text. */
  body: string;
}

/** `get` follows no redirect. */
export interface Host {
  origin: string;
  get: (path: string, visitor?: Visitor) => Promise<Answer>;
}

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 2000;

/** A single lost packet must not raise an alarm. */
async function retryOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    await setTimeout(PAUSE_MS);
    return work();
  }
}

const BUSY_STATUSES = [429, 502, 503, 504];

export const hostAt = (origin: string): Host => ({
  origin,
  get: async (path, { headers, query } = firstVisitor) => {
    const getNow = async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(origin + path + query, { headers, redirect: 'manual', signal });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, bytes, body: bytes.toString() };
    };
    const answer = await retryOnce(getNow);
    if (!BUSY_STATUSES.includes(answer.status)) return answer;
    await setTimeout(PAUSE_MS);
    return getNow();
  },
});

/** Requests an address on another site, without reading the body of the answer. Uses GET, because some hosts refuse HEAD. */
export const fetchWithRetry = (
  address: string,
  { timeoutMs = TIMEOUT_MS, ...options }: RequestInit & { timeoutMs?: number } = {},
) =>
  retryOnce(async () => {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer;
  });

export const isRedirectStatus = (status: number): boolean => status >= 300 && status < 400;

const BOT_REFUSALS = [401, 403, 405, 429];

/** Whether the status means that visitors get no page. BOT_REFUSALS are left out, because they may refuse only bots. */
export const isDeadStatus = (status: number): boolean => status >= 400 && !BOT_REFUSALS.includes(status);

/** Why a request got no answer: a code, such as ENOTFOUND, or a few words. */
export function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  // An error of a socket has a `code`. An error of fetch has a `cause` with a `code`.
  const { code = error.message } = (error.cause ?? error) as { code?: string };
  return code;
}
