import { existsSync } from 'node:fs';

const GONE = [403, 404, 410];

/**
 * Whether a picture of the store is there: './...' beside the entries of events, or an address. A store that does not
 * answer is no reason to blame an editor: what the last build took from it may still do, and if not, the
 * build stops with the address.
 */
export async function hasStoredPicture(address: string): Promise<boolean> {
  if (address.startsWith('./')) return existsSync(`content/events/${address}`);
  const question = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(address, question).catch(() => null);
  return !GONE.includes(answer?.status ?? 0);
}
