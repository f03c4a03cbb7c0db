import type { AstroIntegration } from 'astro';
import { checkPicture } from '#content-check/pictures/check-pictures.ts';
import { readContent } from '#content-check/check-content.ts';
import { storageHosts } from '../lib/events/event-pictures.ts';
import { listStored, storedPictures } from '../schemas/media.ts';

/** More than an accepted picture has: the rest of a larger one is not worth its bytes. */
const ENOUGH_BYTES = 6_000_000;
const WITHIN_MS = 30_000;

type Fetch = typeof fetch;

/** The events that show a picture of the storage, as files. */
async function listUsers(storage: string, address: string): Promise<string> {
  const { entries } = await readContent(process.cwd());
  const users = entries.filter(({ kind, data }) => {
    if (kind.path !== 'content/events') return false;
    const pictures = storedPictures.safeParse((data as { images?: unknown } | undefined)?.images).data;
    return pictures && listStored(storage, pictures).some(({ file }) => file === address);
  });
  return users.map(({ file }) => file).join(', ') || 'content/events';
}

/** Reads a body until it is too large for a picture. */
async function readSome(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > ENOUGH_BYTES) break;
  }
  return Buffer.concat(chunks);
}

/**
 * A fetch that holds pictures of the storage to the rules of local ones: whole, of at most so many bytes and pixels, and here
 * within 30 seconds. What it refuses it rejects with a sentence that names the event's file and the address. Storage that
 * was silent once is not asked again: each picture would wait as long.
 */
export function guardedFetch(
  storage: string,
  plain: Fetch,
  { withinMs = WITHIN_MS, users = (address: string) => listUsers(storage, address) } = {},
): Fetch {
  const hosts = storageHosts(storage);
  let isSilent = false;
  const refuse = async (address: string, fault: string) => {
    const error = new Error(`${await users(address)}: images: ${address}: ${fault}.`);
    // Where our code found it does not help the person who looks after the pictures.
    error.stack = '';
    return error;
  };
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET' || !hosts.includes(new URL(address).hostname)) return plain(input, init);
    const late = 'the storage does not send it in time. Build again when it does';
    if (isSilent) throw await refuse(address, late);
    try {
      const signal = AbortSignal.timeout(withinMs);
      const answer = await plain(input, { ...init, signal });
      if (answer.status !== 200 || !answer.body) return answer;
      const bytes = await readSome(answer.body);
      const fault = await checkPicture(new URL(address).pathname, bytes);
      if (fault) throw await refuse(address, fault);
      return new Response(Buffer.from(bytes), { status: 200, headers: answer.headers });
    } catch (error) {
      const { name, message } = error as Error;
      if (name === 'TimeoutError') isSilent = true;
      else if (message.includes(address)) throw error;
      throw await refuse(
        address,
        isSilent ? late : 'the line to the storage broke off. Build again when it holds',
      );
    }
  };
}

/** Lets Astro take the pictures of the storage through guardedFetch(). */
export function guardStoredPictures(storage: string): AstroIntegration {
  return {
    name: 'guard-stored-pictures',
    hooks: {
      'astro:config:setup': () => {
        globalThis.fetch = guardedFetch(storage, globalThis.fetch);
      },
    },
  };
}
