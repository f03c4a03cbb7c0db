import { digestOf } from '../../src/integrations/digests.ts';
import { securityTxt, securityTxtAddress } from '../../src/integrations/host-files.ts';
import { DAY_MS, startOfDay } from '../../src/lib/time/dates.ts';
import { robotsTxt } from '../../src/lib/publish/robots-txt.ts';
import type { Site } from '../../src/schemas/site.ts';
import { block, mention, type Finding } from '../launch/findings.ts';
import { findHeaderFaults, sendsNoneOfOurs } from './find-headers.ts';
import type { Answer, Host } from './reach.ts';
import { addressOf, type Release } from './read-release.ts';

const STAMP = /^(\d{4}-\d\d-\d\d)(?: ([0-9a-f]+))?\s*$/;

/** Whether the site is of today or yesterday, by /build.txt. */
function findAge({ status, body }: Answer, now: number): Finding {
  const [, day, commit] = (status === 200 && STAMP.exec(body)) || [];
  if (day === undefined) return block('Age', '/build.txt does not say when the site was built');
  const days = Math.round((startOfDay(now) - Date.parse(day)) / DAY_MS);
  const built = `built on ${day}${commit ? ` from ${commit}` : ''}`;
  return days > 1
    ? block('Age', `${built}, ${days} days ago: the daily build does not run`)
    : mention('Looked at', `the site: ${built}`);
}

/** Files whose words the settings decide. */
async function findSettingsFaults(host: Host, site: Site): Promise<Finding[]> {
  const wanted: [path: string, text: string | undefined][] = [
    ['/robots.txt', robotsTxt(site)],
    [securityTxtAddress, securityTxt(site)],
  ];
  const found: Finding[] = [];
  for (const [path, text] of wanted) {
    const { status, body } = await host.ask(path);
    if (text !== undefined && (status !== 200 || body !== text))
      found.push(block('Settings', `${path} is not what content/site.yaml says; build and deploy`));
  }
  return found;
}

/** An address that no page will ever have. */
const NOWHERE = '/is-anybody-watching';

/** What the host answers where there is no page, and whether it can send our headers at all. */
async function findMissingFaults(host: Host, site: Site, digest: string | undefined): Promise<Finding[]> {
  const { status, headers, bytes } = await host.ask(NOWHERE);
  const faults = [
    ...(status === 404 ? [] : [`answers ${status}, not 404`]),
    ...(digest === undefined || digestOf(bytes) === digest
      ? []
      : ['does not show our page for what is missing']),
    ...findHeaderFaults(NOWHERE, headers, site),
  ];
  const without = 'GitHub Pages sends none of ours: only the policy in the pages applies';
  return [
    ...faults.map((fault) => block('Pages', `${NOWHERE} ${fault}`)),
    ...(sendsNoneOfOurs(headers) ? [mention('Headers', without)] : []),
  ];
}

/** Addresses that the content makes today and the site does not have. */
function findLacking(release: Release, addresses: readonly string[]): Finding[] {
  const there = new Set(Array.from(release.keys(), addressOf));
  return addresses
    .filter((address) => !there.has(address))
    .map((address) => block('Pages', `${address} is in content/, and not on the site; build and deploy`));
}

/** Where what the host sends is not what settings and content say. */
export async function findContentFaults(
  host: Host,
  release: Release | undefined,
  { site, addresses, now }: { site: Site; addresses: readonly string[]; now: number },
): Promise<Finding[]> {
  return [
    findAge(await host.ask('/build.txt'), now),
    ...(await findSettingsFaults(host, site)),
    ...(await findMissingFaults(host, site, release?.get('/404.html'))),
    ...(release ? findLacking(release, addresses) : []),
  ];
}
