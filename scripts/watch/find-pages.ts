import { eachOf } from '../../src/lib/each-of.ts';
import { caching } from '../../src/lib/response-headers.ts';
import type { Site } from '../../src/schemas/site.ts';
import type { Finding } from '../launch/findings.ts';
import { findHeaderFaults } from './find-headers.ts';
import { whyUnanswered, type Host } from './reach.ts';
import { seePage } from './read-page.ts';

const AT_ONCE = 6;
/** An address that no page will ever have. */
const NOWHERE = '/is-anybody-watching';

const blame = (group: string) => (text: string) => ({ group, text, isBlocking: true });

/** The paths that the sitemap lists. */
function readSitemap(xml: string): string[] {
  const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).pathname);
}

interface Seen {
  findings: Finding[];
  /** Every path on the site that a page names, with one that names it. */
  targets: Map<string, string>;
}

async function seePages(host: Host, site: Site, paths: readonly string[]): Promise<Seen> {
  const findings: Finding[] = [];
  const targets = new Map<string, string>();
  await eachOf(
    paths,
    async (path) => {
      const answer = await host.ask(path).catch((error: unknown) => whyUnanswered(error));
      if (typeof answer === 'string') return void findings.push(blame('Pages')(`${path}: ${answer}`));
      if (answer.status !== 200)
        return void findings.push(blame('Pages')(`${path} answers ${answer.status}`));
      if (path === '/') findings.push(...findHeaderFaults(path, answer.headers, site));
      const page = seePage(path, answer.body, [host.origin, site.url]);
      findings.push(...page.faults.map((fault) => blame('Pages')(`${path} ${fault}`)));
      for (const target of page.targets) if (!targets.has(target)) targets.set(target, path);
    },
    AT_ONCE,
  );
  return { findings, targets };
}

async function findDeadTargets(host: Host, targets: readonly (readonly [path: string, from: string])[]) {
  const found: Finding[] = [];
  await eachOf(
    targets,
    async ([path, from]) => {
      const answer = await host.ask(path, { method: 'HEAD' }).catch((error: unknown) => whyUnanswered(error));
      const fault =
        typeof answer === 'string' ? answer : answer.status === 200 ? '' : `answers ${answer.status}`;
      if (fault) found.push(blame('Links on the site')(`${path} ${fault}; ${from} names it`));
    },
    AT_ONCE,
  );
  return found;
}

/** What an address answers that is no page of the site, and a file that browsers keep for a year. */
async function findAnswers(host: Host, site: Site, targets: Iterable<string>): Promise<Finding[]> {
  const missing = await host.ask(NOWHERE);
  const file = [...targets].find((path) => path.startsWith(caching.hashedFolder));
  return [
    ...(missing.status === 404 ? [] : [blame('Pages')(`${NOWHERE} answers ${missing.status}, not 404`)]),
    ...findHeaderFaults(NOWHERE, missing.headers, site),
    ...(file ? findHeaderFaults(file, (await host.ask(file, { method: 'HEAD' })).headers, site) : []),
  ];
}

/**
 * Opens every page that the sitemap lists, and those of the menu, and asks for all that they lead to on the site: what is
 * missing, cut off or added by the host, and where the headers are not ours.
 */
export async function findPageFaults(host: Host, site: Site, menu: readonly string[]): Promise<Finding[]> {
  const { status, body } = await host.ask('/sitemap.xml');
  const listed = status === 200 ? readSitemap(body) : [];
  const paths = [...new Set(['/', ...menu, ...listed])];
  const { findings, targets } = await seePages(host, site, paths);
  const others = [...targets].filter(([path]) => !paths.includes(path));
  return [
    ...(listed.length > 0 ? [] : [blame('Pages')(`/sitemap.xml lists no page (it answers ${status})`)]),
    ...findings,
    ...(await findDeadTargets(host, others)),
    ...(await findAnswers(host, site, targets.keys())),
    {
      group: 'Looked at',
      text: `${paths.length} pages, and ${others.length} more addresses that they name`,
      isBlocking: false,
    },
  ];
}
