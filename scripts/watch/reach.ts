import { request as askPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** What was sent, unpacked; and as text. */
  bytes: Buffer;
  body: string;
}

/** A web host that is watched: `ask` gets what it answers at a path, as it is and with no redirect followed. */
export interface Host {
  origin: string;
  ask: (path: string) => Promise<Answer>;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; npm run watch)',
  // What visitors get is packed by the host, or by our deploy.
  'accept-encoding': 'br, gzip',
};

function unpack(bytes: Buffer, encoding = ''): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

// The certificate is judged apart (find-certificate.ts): with a bad one, all else is still worth a look.
const agent = new Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false });

function askOnce(address: URL): Promise<Answer> {
  const options = { headers, timeout: PATIENCE_MS };
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) =>
      buffer(response)
        .then((sent) => {
          const bytes = unpack(sent, response.headers['content-encoding']);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes, body: bytes.toString() });
        })
        .catch(reject);
    const call =
      address.protocol === 'http:'
        ? askPlainly(address, options, read)
        : request(address, { ...options, agent }, read);
    call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    call.on('error', reject).end();
  });
}

/** Does it again a moment later if it fails: one lost packet is no reason to wake anybody. */
async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    await setTimeout(PAUSE_MS);
    return work();
  }
}

export const reach = (origin: string): Host => ({
  origin,
  ask: async (path) => {
    const askNow = () => askOnce(new URL(path, origin));
    const answer = await twice(askNow);
    // A host that is busy for a moment says so with these.
    if (![429, 502, 503, 504].includes(answer.status)) return answer;
    await setTimeout(PAUSE_MS);
    return askNow();
  },
});

/** Asks another company's host, and does not read what it sends: some refuse HEAD. */
export const fetchStatus = (address: string, patienceMs = PATIENCE_MS, options: RequestInit = {}) =>
  twice(async () => {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return answer;
  });

/** Whether a status says that people find nothing there. Who refuses robots says nothing about people. */
export const isDead = (status: number): boolean => status >= 400 && ![401, 403, 405, 429].includes(status);

/** Why a request got no answer, in a few words. */
export function whyUnanswered(error: unknown): string {
  const { cause, code, message, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return 'no answer in time';
  return (cause as { code?: string } | undefined)?.code ?? code ?? message;
}
