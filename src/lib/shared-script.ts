import { createHash } from 'node:crypto';
import { hashOf } from './policy.ts';

/** A script with a hash in its name, with that hash at its end: so the worker tells that it is ours, the right one, and whole. */
export const closeScript = (text: string, address: string) => `${text}//${address.slice(-11, -3)}`;

/** A script that every page of a language shares, as a file that is fetched once: where it is, what is in it, and its digest. */
export function shareScript(name: string, code: string) {
  const file = `${name}.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}`;
  const address = `/_astro/${file}.js`;
  const text = closeScript(`${code}\n`, address);
  return { file, address, text, integrity: hashOf(text) };
}
