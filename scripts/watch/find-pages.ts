import { eachOf } from '../../src/lib/each-of.ts';
import { caching } from '../../src/lib/response-headers.ts';
import type { Site } from '../../src/schemas/site.ts';
import { block, findFaults, mention, type Finding } from '../launch/findings.ts';
import { findHeaderFaults } from './find-headers.ts';
import { whyUnanswered, type Host } from './reach.ts';
import { seePage } from './read-page.ts';

/** An address that no page will ever have. */
const NOWHERE = '/is-anybody-watching';

/** The paths that the sitemap lists. */
function readSitemap(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g)).flatMap(
    ([, address = '']) => URL.parse(address)?.pathname ?? [],
  );
}

interface Seen {
  findings: Finding[];
  /** Every path on the site that a page names, with one that names it. */
  targets: Map<string, string>;
}

async function seePages(host: Host, site: Site, paths: readonly string[]): Promise<Seen> {
  const findings: Finding[] = [];
  const targets = new Map<string, string>();
  const blame = (text: string) => void findings.push(block('Pages', text));
  const look = async (path: string) => {
    const answer = await host.ask(path).catch(whyUnanswered);
    if (typeof answer === 'string') return blame(`${path}: ${answer}`);
    if (answer.status !== 200) return blame(`${path} answers ${answer.status}`);
    if (path === '/') findings.push(...findHeaderFaults(path, answer.headers, site));
    const page = seePage(path, answer.body, [host.origin, site.url]);
    for (const fault of page.faults) blame(`${path} ${fault}`);
    for (const target of page.targets) if (!targets.has(target)) targets.set(target, path);
  };
  await eachOf(paths, look, 6);
  return { findings, targets };
}

const findDeadTargets = (host: Host, targets: readonly (readonly [path: string, from: string])[]) =>
  findFaults('Links on the site', targets, async ([path, from]) => {
    const answer = await host.ask(path, 'HEAD').catch(whyUnanswered);
    if (typeof answer === 'string') return `${path} ${answer}; ${from} names it`;
    return answer.status === 200 ? '' : `${path} answers ${answer.status}; ${from} names it`;
  });

/** What an address answers that is no page of the site, and a file that browsers keep for a year. */
async function findAnswers(host: Host, site: Site, targets: Iterable<string>): Promise<Finding[]> {
  const missing = await host.ask(NOWHERE);
  const file = [...targets].find((path) => path.startsWith(caching.hashedFolder));
  return [
    ...(missing.status === 404 ? [] : [block('Pages', `${NOWHERE} answers ${missing.status}, not 404`)]),
    ...findHeaderFaults(NOWHERE, missing.headers, site),
    ...(file ? findHeaderFaults(file, (await host.ask(file, 'HEAD')).headers, site) : []),
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
    ...(listed.length > 0 ? [] : [block('Pages', `/sitemap.xml lists no page (it answers ${status})`)]),
    ...findings,
    ...(await findDeadTargets(host, others)),
    ...(await findAnswers(host, site, targets.keys())),
    mention('Looked at', `${paths.length} pages, and ${others.length} more addresses that they name`),
  ];
}
