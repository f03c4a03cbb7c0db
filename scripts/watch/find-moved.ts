import type { Entry } from '../../src/content-check/content.ts';
import type { Moved } from '../../src/lib/publish/redirects.ts';
import { findFaults, type Finding } from '../launch/findings.ts';
import { whyUnanswered, type Answer, type Host } from './reach.ts';

/** What is wrong with the answer at an old address; '' where it leads on, or says that the page is gone. */
function faultOf({ status, headers, body }: Answer, to: string | undefined, origin: string): string {
  // A host that cannot redirect has a small page there; where a page is gone, such a host knows nothing of it.
  if (to === undefined)
    return [404, 410].includes(status) ? '' : `answers ${status}, though its page is gone`;
  const location = headers.location ?? '';
  const leads = URL.parse(location, origin)?.href;
  const isRight = status >= 300 && status < 400 && leads === new URL(to, origin).href;
  const isPage = status === 200 && /http-equiv="?refresh/.test(body) && body.includes(to);
  return isRight || isPage ? '' : `answers ${status} ${location}`.trimEnd() + `, and does not lead to ${to}`;
}

/** Asks for every address that once had a page: those of content/redirects.yaml. */
export function findMovedFaults(host: Host, entries: readonly Entry[]): Promise<Finding[]> {
  const list = entries.find(({ file }) => file === 'content/redirects.yaml');
  return findFaults('Old addresses', (list?.value ?? []) as Moved[], async ({ from, to }) => {
    const answer = await host.ask(from).catch(whyUnanswered);
    const fault = typeof answer === 'string' ? `: ${answer}` : faultOf(answer, to, host.origin);
    return fault && `${from} ${fault}`;
  });
}
