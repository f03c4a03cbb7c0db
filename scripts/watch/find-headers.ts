import {
  caching,
  headersForFiles,
  responseHeaders,
  type HostHeaders,
} from '../../src/lib/security/response-headers.ts';
import type { Site } from '../../src/schemas/site.ts';

const POLICY = 'Content-Security-Policy';

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((text): [string, string] => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources.toSorted().join(' ')];
    }),
  );

function findChangedDirectives(actual: string, expected: string): string[] {
  const sent = directivesOf(actual);
  const wanted = directivesOf(expected);
  return [...new Set([...sent.keys(), ...wanted.keys()])].filter(
    (name) => sent.get(name) !== wanted.get(name),
  );
}

function findDifferences(headers: Headers, wanted: HostHeaders): string[] {
  return wanted.flatMap(([name, expected]) => {
    const actual = headers.get(name);
    if (actual === null) return [`${name} is missing`];
    if (name !== POLICY) return actual === expected ? [] : [`${name} is "${actual}", not "${expected}"`];
    const changed = findChangedDirectives(actual, expected);
    return changed.length > 0 ? [`${name} differs in ${changed.join(', ')}`] : [];
  });
}

/** GitHub Pages cannot send our headers. The owner chose this host, so find-content-faults.ts only adds a note. */
export const isGitHubPages = (headers: Headers): boolean => headers.get('server') === 'GitHub.com';

export function findHeaderFaults(path: string, headers: Headers, site: Site): string[] {
  if (isGitHubPages(headers)) return [];
  const isHashed = path.startsWith(caching.hashedFolder);
  const all = responseHeaders(site);
  return findDifferences(
    headers,
    isHashed ? [...headersForFiles(all), ['Cache-Control', caching.hashed]] : all,
  );
}
