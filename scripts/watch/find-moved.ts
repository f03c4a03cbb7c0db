import type { Entry } from '../../src/content-check/content.ts';
import { eachOf } from '../../src/lib/each-of.ts';
import type { Moved } from '../../src/lib/redirects.ts';
import type { Finding } from '../launch/findings.ts';
import { whyUnanswered, type Answer, type Host } from './reach.ts';

const AT_ONCE = 6;

/** The old addresses of content/redirects.yaml. */
const listMoved = (entries: readonly Entry[]) =>
  entries
    .filter(({ file }) => file === 'content/redirects.yaml')
    .flatMap(({ value }) => (value ?? []) as Moved[]);

/** What is wrong with the answer at an old address; '' where it leads on, or says that the page is gone. */
function faultOf({ status, headers, body }: Answer, to: string | undefined, origin: string): string {
  // A host that cannot redirect has a small page there; where a page is gone, such a host knows nothing of it.
  if (to === undefined)
    return [404, 410].includes(status) ? '' : `answers ${status}, though its page is gone`;
  const location = headers.location ?? '';
  const leads = URL.canParse(location, origin) ? new URL(location, origin).href : '';
  const isRight = status >= 300 && status < 400 && leads === new URL(to, origin).href;
  const isPage = status === 200 && /http-equiv="?refresh/.test(body) && body.includes(to);
  return isRight || isPage ? '' : `answers ${status} ${location}`.trimEnd() + `, and does not lead to ${to}`;
}

/** Asks for every address that once had a page. */
export async function findMovedFaults(host: Host, entries: readonly Entry[]): Promise<Finding[]> {
  const found: Finding[] = [];
  await eachOf(
    listMoved(entries),
    async ({ from, to }) => {
      const answer = await host.ask(from).catch((error: unknown) => whyUnanswered(error));
      const fault = typeof answer === 'string' ? `: ${answer}` : faultOf(answer, to, host.origin);
      if (fault) found.push({ group: 'Old addresses', text: `${from} ${fault}`, isBlocking: true });
    },
    AT_ONCE,
  );
  return found;
}
