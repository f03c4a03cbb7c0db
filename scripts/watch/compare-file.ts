import { caching } from '../../src/lib/security/response-headers.ts';
import { statusOf } from '../../src/lib/publish/redirects.ts';
import { contentType } from '../lib/asset.ts';
import type { Answer } from './host.ts';
import { sha256 } from '../lib/digests.ts';
import { addressOfFile } from '../lib/map-addresses.ts';

/** Other types that browsers treat like ours. */
const EQUAL_TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/javascript': ['application/javascript', 'application/x-javascript'],
  'application/xml': ['text/xml', 'application/rss+xml'],
  'audio/ogg': ['application/ogg'],
  'application/manifest+json': ['application/json'],
};

function findTypeFaults(path: string, type: string): string[] {
  const [expected = ''] = contentType(path).split(';');
  // contentType returns this for an unknown ending, so any type is right.
  if (expected === 'application/octet-stream') return [];
  const [, actual = '', charset = 'utf-8'] =
    /^\s*([^;\s]*)(?:.*charset=\s*"?([\w-]+))?/.exec(type.toLowerCase()) ?? [];
  const isRight = charset === 'utf-8' && (actual === expected || EQUAL_TYPES[expected]?.includes(actual));
  return isRight ? [] : [`comes as "${type}"`];
}

// The longest time for a file without a hash in its name: the service worker may stay for a day (response-headers.ts).
const DAY_SECONDS = 86_400;

function findCachingFaults(path: string, cacheControl: string): string[] {
  const [, seconds = '0'] = /max-age=(\d+)/.exec(cacheControl) ?? [];
  const isHashed = path.startsWith(caching.hashedFolder);
  return !isHashed && Number(seconds) > DAY_SECONDS
    ? [`is cached by browsers for ${Math.round(Number(seconds) / DAY_SECONDS)} days`]
    : [];
}

function describeDifference(path: string, { body, bytes }: Answer): string {
  if (bytes.length === 0) return 'is empty';
  const isPage = path.endsWith('.html');
  if (isPage && !body.trimEnd().endsWith('</html>')) return 'is cut off before its end';
  if (!isPage && /^\s*<!doctype html/i.test(body)) return 'is a page, not the file';
  return 'is not what was built; did the host add something, or did somebody change it?';
}

/** `digest` is the SHA-256 of the file in the build. */
export function compareFile(path: string, digest: string, answer: Answer): string[] {
  const { status, headers, bytes } = answer;
  // /not-found and /gone should come with 404 and 410, but some hosts send 200.
  if (status !== 200 && status !== statusOf(addressOfFile(path))) return [`answers ${status}`];
  const isHidden = path.endsWith('.html') && /noindex|none/i.test(headers.get('x-robots-tag') ?? '');
  return [
    ...(sha256(bytes) === digest ? [] : [describeDifference(path, answer)]),
    ...findTypeFaults(path, headers.get('content-type') ?? ''),
    ...findCachingFaults(path, headers.get('cache-control') ?? ''),
    ...(isHidden ? ['is hidden from search engines by X-Robots-Tag'] : []),
  ];
}
