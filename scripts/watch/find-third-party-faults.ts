import { hostsOf, isConfigured, listThirdParties } from '../../src/lib/security/third-parties.ts';
import type { Site } from '../../src/schemas/site.ts';
import { collectItems, makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';
import { describeNetworkError, fetchWithRetry, isDeadStatus } from './host.ts';

// Only these two settings have addresses of whole pages. For the other third parties, only the host is checked.
const WITH_WHOLE_ADDRESSES = ['scheduling', 'donation'];

function allowsFraming(headers: Headers, framedBy: URL): boolean {
  const allowsUs = (source: string) => {
    if (source === '*' || source === framedBy.protocol) return true;
    const host = source.replace(/^https?:\/\//, '').replace(/[:/].*$/, '');
    return host.startsWith('*.') ? framedBy.hostname.endsWith(host.slice(1)) : host === framedBy.hostname;
  };
  const policies = headers.get('content-security-policy') ?? '';
  // Commas separate several policies, and semicolons separate the directives of a policy.
  const matches = [...policies.matchAll(/(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/gi)];
  // Without frame-ancestors, X-Frame-Options forbids every other site.
  if (matches.length === 0) return !headers.has('x-frame-options');
  // With frame-ancestors, browsers ignore X-Frame-Options. Each policy with frame-ancestors must allow the iframe.
  return matches.every(([, sources = '']) => sources.trim().split(/\s+/).some(allowsUs));
}

/** What is wrong with another company's page; '' if nothing. `framedBy` is our address if we show the page in an iframe. */
async function findPageFault(address: string, framedBy: URL | undefined): Promise<string> {
  const answer = await fetchWithRetry(address).catch(describeNetworkError);
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  if (isDeadStatus(answer.status)) return `answers ${answer.status}`;
  // Some hosts refuse bots. Such an answer does not say whether visitors may see the page in an iframe.
  if (!answer.ok || !framedBy) return '';
  const { origin } = new URL(answer.url);
  if (origin !== new URL(address).origin)
    return `redirects to ${origin}, which our policy may block in an iframe. Write the new address in content/site.yaml`;
  return allowsFraming(answer.headers, framedBy) ? '' : 'does not allow our pages to show it in an iframe';
}

async function findHostFault(host: string): Promise<string> {
  // The tests use local servers, which have no HTTPS.
  const scheme = /(?:^|\.)localhost:/.test(host) ? 'http:' : 'https:';
  // The first page of a host may redirect or be missing. Both show that the host works.
  const answer = await fetchWithRetry(`${scheme}//${host}`, { redirect: 'manual' }).catch(
    describeNetworkError,
  );
  if (typeof answer === 'string') return `cannot be reached: ${answer}`;
  return answer.status >= 500 ? `answers ${answer.status}` : '';
}

/** A blocker (which stops the launch) for each fault of another company's page or host. */
export async function findThirdPartyFaults(site: Site): Promise<ReportItem[]> {
  const checks = listThirdParties(site).flatMap((party) => {
    const { setting, frames = [], pages = [] } = party;
    if (!WITH_WHOLE_ADDRESSES.includes(setting))
      return hostsOf(party)
        .filter((host) => !host.includes('*'))
        .map((host) => ({ setting, address: host, findFault: () => findHostFault(host) }));
    return [...frames, ...pages].filter(isConfigured).map((address) => {
      const framedBy = frames.includes(address) ? new URL(site.url) : undefined;
      return { setting, address, findFault: () => findPageFault(address, framedBy) };
    });
  });
  const found = await collectItems(checks, async ({ setting, address, findFault }) => {
    const fault = await findFault();
    return fault ? [makeBlocker('Third parties', `thirdParties › ${setting}: ${address} ${fault}`)] : [];
  });
  return [...found, makeNote('Checked', `${checks.length} addresses of other companies`)];
}
