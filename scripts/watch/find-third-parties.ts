import { hostsOf, isConfigured, listThirdParties } from '../../src/lib/security/third-parties.ts';
import type { Site } from '../../src/schemas/site.ts';
import { findFaults, mention, type Finding } from '../launch/findings.ts';
import { isDead, fetchStatus, whyUnanswered } from './reach.ts';

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

/** What is wrong with a page of another company; `site` is the address of ours where that shows it in a frame. */
async function findPageFault(address: string, site: string | undefined): Promise<string> {
  const answer = await fetchStatus(address).catch(whyUnanswered);
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  if (isDead(answer.status)) return `answers ${answer.status}`;
  if (!answer.ok || !site) return '';
  const { origin } = new URL(answer.url);
  if (origin !== new URL(address).origin)
    return `leads to ${origin}, which our policy does not let into a frame`;
  return letsFrame(answer.headers, new URL(site)) ? '' : 'does not let our pages show it in a frame';
}

async function findHostFault(host: string): Promise<string> {
  // Local stand-ins alone are asked without encryption.
  const scheme = /(?:^|\.)localhost:/.test(host) ? 'http:' : 'https:';
  const answer = await fetchStatus(`${scheme}//${host}`, undefined, { redirect: 'manual' }).catch(
    whyUnanswered,
  );
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  return answer.status >= 500 ? `answers ${answer.status}` : '';
}

/** Pages and hosts of other companies that do not answer, or may not be shown where we show them. */
export async function findThirdPartyFaults(site: Site): Promise<Finding[]> {
  const asked = listThirdParties(site).flatMap((party) => {
    const { setting, frames = [], pages = [] } = party;
    if (!WHOLE.includes(setting))
      return hostsOf(party)
        .filter((host) => !host.includes('*'))
        .map((host) => ({ setting, address: host, find: () => findHostFault(host) }));
    return [...frames, ...pages].filter(isConfigured).map((address) => {
      const shownBy = frames.includes(address) ? site.url : undefined;
      return { setting, address, find: () => findPageFault(address, shownBy) };
    });
  });
  const found = await findFaults('Third parties', asked, async ({ setting, address, find }) => {
    const fault = await find();
    return fault && `thirdParties › ${setting}: ${address} ${fault}`;
  });
  return [...found, mention('Looked at', `${asked.length} addresses of other companies`)];
}
