import { caching, responseHeaders, type HostHeaders } from '../../src/lib/security/response-headers.ts';
import type { Site } from '../../src/schemas/site.ts';

const POLICY = 'Content-Security-Policy';

function findDifferences(headers: Headers, wanted: HostHeaders): string[] {
  return wanted.flatMap(([name, expected]) => {
    const actual = headers.get(name);
    if (actual === null) return [`${name} is missing`];
    if (actual === expected) return [];
    // The policy is too long for a report.
    return [name === POLICY ? `${name} differs` : `${name} is "${actual}", not "${expected}"`];
  });
}

/**
 * Headers that a host may add to ours: how the file is sent, and what names the host or its caches. Any other may track visitors,
 * redirect them, empty their storage, or let other sites read our pages.
 */
const ALLOWED =
  /^(?:accept-ranges|age|alt-svc|cache-control|cache-status|cf-.*|connection|content-(?:encoding|language|length|type)|date|etag|expires|keep-alive|last-modified|location|pragma|priority|server(?:-timing)?|transfer-encoding|vary|via|x-(?:cache(?:-hits)?|frame-options|nf-request-id|robots-tag|served-by|timer))$/;

const isOwn = (address: string) => /^\/(?!\/)/.test(address);

/** Headers that are right only with some values. */
const ALLOWED_VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  // Files of our own that the browser may load early.
  link: (value) => [...value.matchAll(/<([^>]*)>/g)].every(([, address = '']) => isOwn(address)),
  // Cloudflare asks browsers to report failed connections to it. It sees the connections that work anyway.
  nel: () => true,
  'report-to': (value) =>
    [...value.matchAll(/"url"\s*:\s*"([^"]*)"/g)].every(([, address = '']) =>
      /^https:\\?\/\\?\/a\.nel\.cloudflare\.com[\\/]/.test(address),
    ),
  'speculation-rules': (value) => isOwn(value.replaceAll('"', '')),
};

const MAX_SHOWN = 80;

function findAddedHeaders(headers: Headers, ours: ReadonlySet<string>): string[] {
  const added = [...headers].filter(
    ([name, value]) => !ours.has(name) && !ALLOWED.test(name) && !ALLOWED_VALUES[name]?.(value),
  );
  // A cookie differs in each answer, so its value would make each answer a fault of its own.
  return added.map(([name, value]) =>
    name === 'set-cookie' ? `sends ${name}` : `sends ${name}: ${value.slice(0, MAX_SHOWN)}`,
  );
}

export function findHeaderFaults(path: string, headers: Headers, site: Site): string[] {
  const isHashed = path.startsWith(caching.hashedFolder);
  const all = responseHeaders(site);
  const ours = new Set(all.map(([name]) => name.toLowerCase()));
  return [
    ...findDifferences(headers, isHashed ? [...all, ['Cache-Control', caching.hashed]] : all),
    ...findAddedHeaders(headers, ours),
  ];
}
