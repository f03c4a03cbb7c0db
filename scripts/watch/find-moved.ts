import type { CheckedEntry } from '../../src/content-check/content.ts';
import type { OldAddress } from '../../src/lib/publish/redirects.ts';
import { findFaults, type ReportItem } from '../launch/report-items.ts';
import { describeNetworkError, isRedirectStatus, type Answer, type Host } from './host.ts';

/**
 * What is wrong with the answer; '' if nothing. Without `to`, the answer must say that the page is gone: some hosts send 404, not
 * 410.
 */
function faultOf({ status, headers }: Answer, to: string | undefined, origin: string): string {
  if (to === undefined)
    return [404, 410].includes(status) ? '' : `answers ${status}, though its page is gone`;
  const location = headers.get('location') ?? '';
  const target = URL.parse(location, origin)?.href;
  const isRedirect = isRedirectStatus(status) && target === new URL(to, origin).href;
  return isRedirect ? '' : `answers ${status} ${location}`.trimEnd() + `, and does not redirect to ${to}`;
}

export function listOldAddresses(entries: readonly CheckedEntry[]): OldAddress[] {
  const list = entries.find(({ file }) => file === 'content/redirects.yaml');
  // The schema of that file has accepted the list.
  return (list?.value ?? []) as OldAddress[];
}

export function findMovedFaults(host: Host, entries: readonly CheckedEntry[]): Promise<ReportItem[]> {
  return findFaults('Old addresses', listOldAddresses(entries), async ({ from, to }) => {
    const answer = await host.get(from).catch(describeNetworkError);
    const fault =
      typeof answer === 'string' ? `cannot be reached: ${answer}` : faultOf(answer, to, host.origin);
    return fault ? [`${from} ${fault}`] : [];
  });
}
