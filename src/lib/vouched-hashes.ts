import { createHash } from 'node:crypto';

type Hash = `sha256-${string}`;

/** The hash of a script or style, as a policy names it. */
export const hashOf = (text: string): Hash => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// Pages are rendered by a bundle and looked at afterwards by the configuration: two copies of this file, in one process.
const STORE = Symbol.for('vouched hashes');
const store = globalThis as { [STORE]?: Set<Hash> };

/**
 * The hash of a script or style that a component of ours writes into a page. It is remembered: Astro takes such a hash
 * into a page's policy only while it has not written the head yet, which depends on what else the page waits for.
 */
export function vouchFor(text: string): Hash {
  const hash = hashOf(text);
  vouchedHashes().add(hash);
  return hash;
}

/** All hashes that were vouched for in this build. */
export function vouchedHashes(): Set<Hash> {
  return (store[STORE] ??= new Set());
}
