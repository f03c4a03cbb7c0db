import { digestOf } from '../../src/integrations/digests.ts';
import { caching } from '../../src/lib/security/response-headers.ts';
import { statusOf } from '../../src/lib/publish/redirects.ts';
import { contentType } from '../lib/content-type.ts';
import { addressOf } from './read-release.ts';
import type { Answer } from './reach.ts';

/** Types that mean the same to browsers, beside those that we send. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'text/javascript': ['application/javascript', 'application/x-javascript'],
  'application/xml': ['text/xml', 'application/rss+xml'],
  'audio/ogg': ['application/ogg'],
  'application/manifest+json': ['application/json'],
};

function findTypeFault(path: string, type = ''): string[] {
  const [right = ''] = contentType(path).split(';');
  const [, is = '', charset = 'utf-8'] =
    /^\s*([^;\s]*)(?:.*charset=\s*"?([\w-]+))?/.exec(type.toLowerCase()) ?? [];
  const isRight = charset === 'utf-8' && (is === right || alike[right]?.includes(is));
  return isRight || right === 'application/octet-stream' ? [] : [`comes as "${type}"`];
}

/** What no answer of ours has: it would know the visitor again, lead elsewhere, or save a page. */
const strange = ['Set-Cookie', 'Refresh', 'Content-Disposition'];

const DAY_SECONDS = 86_400;

function findKeepingFault(path: string, control = ''): string[] {
  const [, seconds = '0'] = /max-age=(\d+)/.exec(control) ?? [];
  const isHashed = path.startsWith(caching.hashedFolder);
  return !isHashed && Number(seconds) > DAY_SECONDS
    ? [`is kept by browsers for ${Math.round(Number(seconds) / DAY_SECONDS)} days`]
    : [];
}

function howItDiffers(path: string, { body, bytes }: Answer): string {
  if (bytes.length === 0) return 'is empty';
  const isPage = path.endsWith('.html');
  if (isPage && !body.trimEnd().endsWith('</html>')) return 'is cut off before its end';
  if (!isPage && /^\s*<!doctype html/i.test(body)) return 'is a page, not the file';
  return 'is not what was built; did the host add something, or somebody change it?';
}

/** What is wrong with the answer for a file, of which the build published this digest. */
export function compareFile(path: string, digest: string, answer: Answer): string[] {
  const { status, headers, bytes } = answer;
  // Not every host can say with a status that a page is the one for what is missing.
  if (status !== 200 && status !== statusOf(addressOf(path))) return [`answers ${status}`];
  const isHidden = path.endsWith('.html') && /noindex|none/i.test(headers['x-robots-tag']?.toString() ?? '');
  return [
    ...(digestOf(bytes) === digest ? [] : [howItDiffers(path, answer)]),
    ...findTypeFault(path, headers['content-type']),
    ...findKeepingFault(path, headers['cache-control']),
    ...strange.filter((name) => headers[name.toLowerCase()]).map((name) => `sends ${name}`),
    ...(isHidden ? ['is hidden from search engines by X-Robots-Tag'] : []),
  ];
}
