import { eachOf } from '../../src/lib/each-of.ts';
import { hostsOf, isConfigured, listThirdParties } from '../../src/lib/third-parties.ts';
import type { Site } from '../../src/schemas/site.ts';
import type { Finding } from '../launch/findings.ts';
import { twice, whyUnanswered } from './reach.ts';

/** Whose addresses are whole pages. Of the others a part is missing, such as the id of a video: their host need only answer. */
const WHOLE = ['scheduling', 'donation'];

/** Whether a page lets `site` show it in a frame, by what its answer says. */
function letsFrame(headers: Headers, site: URL): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  const [, ancestors] = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy) ?? [];
  // Browsers pass over the older header where there is this directive.
  if (ancestors === undefined) return !headers.has('x-frame-options');
  return ancestors
    .trim()
    .split(/\s+/)
    .some((source) => {
      if (source === '*' || source === site.protocol) return true;
      const host = source.replace(/^https?:\/\//, '').replace(/[:/].*$/, '');
      return host.startsWith('*.') ? site.hostname.endsWith(host.slice(1)) : host === site.hostname;
    });
}

// Who refuses robots says nothing about people.
const REFUSES_ROBOTS = [401, 403, 405, 429];

async function findFault(address: string, isFrame: boolean, site: Site): Promise<string> {
  const ask = () => fetch(address, { signal: AbortSignal.timeout(30_000) });
  const answer = await twice(ask).catch((error: unknown) => whyUnanswered(error));
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  await answer.body?.cancel();
  if (REFUSES_ROBOTS.includes(answer.status)) return '';
  if (answer.status >= 400) return `answers ${answer.status}`;
  if (!isFrame) return '';
  const { origin } = new URL(address);
  if (new URL(answer.url).origin !== origin)
    return `leads to ${new URL(answer.url).origin}, which our policy does not let into a frame`;
  return letsFrame(answer.headers, new URL(site.url)) ? '' : 'does not let our pages show it in a frame';
}

async function findDeafHost(host: string, scheme: string): Promise<string> {
  const ask = () => fetch(`${scheme}//${host}`, { signal: AbortSignal.timeout(30_000), redirect: 'manual' });
  const answer = await twice(ask).catch((error: unknown) => whyUnanswered(error));
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  await answer.body?.cancel();
  return answer.status >= 500 ? `answers ${answer.status}` : '';
}

/** Pages and hosts of other companies that do not answer, or may not be shown where we show them. */
export async function findThirdPartyFaults(site: Site): Promise<Finding[]> {
  const found: Finding[] = [];
  const parties = listThirdParties(site).filter((party) => hostsOf(party).length > 0);
  const asked = parties.flatMap((party) => {
    const { setting, frames = [], pages = [] } = party;
    if (WHOLE.includes(setting))
      return [...frames, ...pages].filter(isConfigured).map((address) => ({
        setting,
        address,
        find: () => findFault(address, frames.includes(address), site),
      }));
    // Local stand-ins alone are asked without encryption.
    return hostsOf(party)
      .filter((host) => !host.includes('*'))
      .map((host) => ({
        setting,
        address: host,
        find: () => findDeafHost(host, /(?:^|\.)localhost:/.test(host) ? 'http:' : 'https:'),
      }));
  });
  await eachOf(asked, async ({ setting, address, find }) => {
    const fault = await find();
    const text = `thirdParties › ${setting}: ${address} ${fault}`;
    if (fault) found.push({ group: 'Third parties', text, isBlocking: true });
  });
  const text = `${asked.length} addresses of other companies`;
  return [...found, { group: 'Looked at', text, isBlocking: false }];
}
