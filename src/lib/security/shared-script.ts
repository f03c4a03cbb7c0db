import { createHash } from 'node:crypto';
import { hashOf } from './content-policy.ts';

/**
 * Adds a comment at the end of a script: the eight characters before `.js` in its address, usually a hash. By this comment the
 * service worker (src/worker/rules.ts) knows that the script is ours and complete.
 */
export const markScriptEnd = (text: string, address: string) => `${text}//${address.slice(-11, -3)}`;

/** A script that every page of a language loads, as one cached file. The result's `file` is the name of that file without `.js`. */
export function shareScript(name: string, code: string) {
  const file = `${name}.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}`;
  const address = `/_astro/${file}.js`;
  const text = markScriptEnd(code, address);
  return { file, address, text, integrity: hashOf(text) };
}
