import { request as askPlainly, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A web host that is watched: `ask` gets what it answers at a path, as it is and with no redirect followed. */
export interface Host {
  origin: string;
  ask: (path: string, options?: Pick<RequestOptions, 'method' | 'headers'>) => Promise<Answer>;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;
const ROBOT = 'Mozilla/5.0 (compatible; npm run watch)';

// The certificate is judged apart (find-certificate.ts): with a bad one, all else is still worth a look.
const agent = new Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false });

function askOnce(address: URL, { headers, ...options }: RequestOptions): Promise<Answer> {
  const isPlain = address.protocol === 'http:';
  const all = { timeout: PATIENCE_MS, headers: { 'user-agent': ROBOT, ...headers }, ...options };
  return new Promise((resolve, reject) => {
    const call = (isPlain ? askPlainly : request)(address, isPlain ? all : { ...all, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    call.on('error', reject).end();
  });
}

/** Does it again a moment later if it fails: one lost packet is no reason to wake anybody. */
export async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return work();
  }
}

export const reach = (origin: string): Host => ({
  origin,
  ask: (path, options = {}) =>
    twice(async () => {
      const answer = await askOnce(new URL(path, origin), options);
      // A host that is busy for a moment says so with these.
      if ([429, 502, 503, 504].includes(answer.status)) throw Object.assign(new Error(), { answer });
      return answer;
    }).catch((error: unknown) => {
      const { answer } = error as { answer?: Answer };
      if (answer) return answer;
      throw error;
    }),
});

/** Why a request got no answer, in a few words. */
export function whyUnanswered(error: unknown): string {
  const { cause, code, message, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return 'no answer in time';
  return (cause as { code?: string } | undefined)?.code ?? code ?? message;
}
