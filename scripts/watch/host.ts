import { request as requestPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  bytes: Buffer;
  /** `bytes` as text. */
  body: string;
}

/** The web host of the site. `get` follows no redirect. */
export interface Host {
  origin: string;
  get: (path: string) => Promise<Answer>;
}

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 2000;
const requestHeaders = {
  'user-agent': 'Mozilla/5.0 (compatible; npm run watch)',
  // Browsers send this header, and a host may send other bytes without it.
  'accept-encoding': 'br, gzip',
};

function decompress(bytes: Buffer, encoding = ''): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

// find-certificate.ts checks the certificate. The other checks also run with a bad one.
const agent = new Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false });

function getOnce(address: URL): Promise<Answer> {
  const options = { headers: requestHeaders, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) =>
      buffer(response)
        .then((sent) => {
          const bytes = decompress(sent, response.headers['content-encoding']);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes, body: bytes.toString() });
        })
        .catch(reject);
    const call =
      address.protocol === 'http:'
        ? requestPlain(address, options, read)
        : request(address, { ...options, agent }, read);
    call.on('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    call.on('error', reject).end();
  });
}

/** A single lost packet must not raise an alarm. */
async function retryOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    await setTimeout(PAUSE_MS);
    return work();
  }
}

const BUSY = [429, 502, 503, 504];

export const hostAt = (origin: string): Host => ({
  origin,
  get: async (path) => {
    const getNow = () => getOnce(new URL(path, origin));
    const answer = await retryOnce(getNow);
    if (!BUSY.includes(answer.status)) return answer;
    await setTimeout(PAUSE_MS);
    return getNow();
  },
});

/** Requests a page of another company, without reading its body. It does not use HEAD, because some hosts refuse it. */
export const fetchWithRetry = (address: string, timeoutMs = TIMEOUT_MS, options: RequestInit = {}) =>
  retryOnce(async () => {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer;
  });

const REFUSES_BOTS = [401, 403, 405, 429];

/** Whether visitors find no page there. A host that refuses bots may still answer visitors. */
export const isDeadStatus = (status: number): boolean => status >= 400 && !REFUSES_BOTS.includes(status);

/** Why a request got no answer, in a few words. */
export function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  // Node puts the code on the error, and fetch on its cause.
  const { code = error.message } = (error.cause ?? error) as { code?: string };
  return code;
}
