import type { IncomingHttpHeaders } from 'node:http';
import { caching, forFiles, responseHeaders, type HostHeaders } from '../../src/lib/response-headers.ts';
import type { Site } from '../../src/schemas/site.ts';
import { block, mention, type Finding } from '../launch/findings.ts';

const POLICY = 'Content-Security-Policy';

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((text): [string, string] => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources.toSorted().join(' ')];
    }),
  );

/** The directives in which two policies differ. */
function compare(is: string, should: string): string[] {
  const [here, there] = [directivesOf(is), directivesOf(should)];
  return [...new Set([...here.keys(), ...there.keys()])].filter((name) => here.get(name) !== there.get(name));
}

function differences(path: string, headers: IncomingHttpHeaders, wanted: HostHeaders): string[] {
  return wanted.flatMap(([name, should]) => {
    const is = headers[name.toLowerCase()]?.toString();
    if (is === undefined) return [`${path}: ${name} is missing`];
    if (name !== POLICY) return is === should ? [] : [`${path}: ${name} is "${is}", not "${should}"`];
    const changed = compare(is, should);
    return changed.length > 0 ? [`${path}: ${name} differs in ${changed.join(', ')}`] : [];
  });
}

/**
 * Where the headers of an answer are not those of the settings. A host that cannot send ours, as GitHub Pages, is
 * mentioned and not blamed: whoever chose it knew.
 */
export function findHeaderFaults(path: string, headers: IncomingHttpHeaders, site: Site): Finding[] {
  const isFile = path.startsWith(caching.hashedFolder);
  const all = responseHeaders(site);
  const found = differences(path, headers, isFile ? forFiles(all) : all);
  if (isFile && headers['cache-control'] !== caching.hashed)
    found.push(`${path}: Cache-Control is "${headers['cache-control'] ?? ''}", not "${caching.hashed}"`);
  if (headers.server !== 'GitHub.com') return found.map((text) => block('Headers', text));
  const text = 'GitHub Pages sends none of ours: only the policy in the pages applies';
  return path === '/' ? [mention('Headers', text)] : [];
}
