import { hostsOf, isConfigured, listThirdParties } from '../../src/lib/security/third-parties.ts';
import type { Site } from '../../src/schemas/site.ts';
import { findFaults, makeNote, type ReportItem } from '../launch/report-items.ts';
import { describeNetworkError, fetchWithRetry, isDeadStatus } from './host.ts';

// The addresses of these third parties are whole pages. The addresses of other third parties lack a part, such as the id of a
// video, so only their host is checked.
const WITH_WHOLE_ADDRESSES = ['scheduling', 'donation'];

/** Whether the headers of a page allow `site` to show it in an iframe. */
function allowsFraming(headers: Headers, site: URL): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  const [, ancestors] = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy) ?? [];
  // Browsers ignore X-Frame-Options if a policy has frame-ancestors.
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

/** The fault of another company's page. `site` is our address if we show the page in an iframe. */
async function findPageFault(address: string, site: string | undefined): Promise<string> {
  const answer = await fetchWithRetry(address).catch(describeNetworkError);
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  if (isDeadStatus(answer.status)) return `answers ${answer.status}`;
  // The answer that refuses a bot does not say whether visitors may see the page in an iframe.
  if (!answer.ok || !site) return '';
  const { origin } = new URL(answer.url);
  if (origin !== new URL(address).origin)
    return `redirects to ${origin}, which our policy does not allow in an iframe`;
  return allowsFraming(answer.headers, new URL(site))
    ? ''
    : 'does not allow our pages to show it in an iframe';
}

async function findHostFault(host: string): Promise<string> {
  // Only stand-ins use HTTP.
  const scheme = /(?:^|\.)localhost:/.test(host) ? 'http:' : 'https:';
  const answer = await fetchWithRetry(`${scheme}//${host}`, undefined, { redirect: 'manual' }).catch(
    describeNetworkError,
  );
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  return answer.status >= 500 ? `answers ${answer.status}` : '';
}

/** Pages and hosts of other companies that do not answer, or that we cannot show in an iframe. */
export async function findThirdPartyFaults(site: Site): Promise<ReportItem[]> {
  const checks = listThirdParties(site).flatMap((party) => {
    const { setting, frames = [], pages = [] } = party;
    if (!WITH_WHOLE_ADDRESSES.includes(setting))
      return hostsOf(party)
        .filter((host) => !host.includes('*'))
        .map((host) => ({ setting, address: host, find: () => findHostFault(host) }));
    return [...frames, ...pages].filter(isConfigured).map((address) => {
      const shownBy = frames.includes(address) ? site.url : undefined;
      return { setting, address, find: () => findPageFault(address, shownBy) };
    });
  });
  const found = await findFaults('Third parties', checks, async ({ setting, address, find }) => {
    const fault = await find();
    return fault && `thirdParties › ${setting}: ${address} ${fault}`;
  });
  return [...found, makeNote('Checked', `${checks.length} addresses of other companies`)];
}
