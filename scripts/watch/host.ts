import { setTimeout } from 'node:timers/promises';

/** How a request looks to the host. Somebody who changes a site may hide the change from most visitors. */
export interface Visitor {
  /** Follows a fault in the report; '' if every visitor has the fault. */
  name: string;
  query: string;
  headers: Readonly<Record<string, string>>;
}

export const firstVisitor: Visitor = {
  name: '',
  query: '',
  headers: {
    'user-agent': 'Mozilla/5.0 (compatible; npm run watch)',
    // Browsers send this header, and a host may send other bytes without it.
    'accept-encoding': 'br, gzip',
  },
};

/** These visitors get each page and script again. Both say that they have another version, so an answer of 304 is wrong. */
export const otherVisitors: readonly Visitor[] = [
  {
    name: 'for a phone without Brotli',
    query: '',
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.99 Mobile Safari/537.36',
      'accept-encoding': 'gzip',
      'if-none-match': '"another version"',
    },
  },
  {
    name: 'from a search engine, with a query, uncompressed',
    query: '?from=watch',
    headers: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'accept-encoding': 'identity',
      'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT',
      referer: 'https://www.google.com/',
    },
  },
];

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
