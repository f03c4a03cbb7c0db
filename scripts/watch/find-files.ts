import { DAY_MS, startOfDay } from '../../src/lib/dates.ts';
import { securityTxt, securityTxtAddress } from '../../src/integrations/host-files.ts';
import type { Site } from '../../src/schemas/site.ts';
import { block, mention, type Finding } from '../launch/findings.ts';
import type { Answer, Host } from './reach.ts';

/** What is wrong with a security.txt by RFC 9116, or is not what the settings say. */
function findSecurityTxtFaults({ status, headers, body }: Answer, site: Site, now: number): string[] {
  const right = securityTxt(site);
  if (status !== 200) return right ? [`answers ${status}`] : [];
  const faults: string[] = [];
  if (!/^text\/plain\s*;\s*charset=utf-8$/i.test(headers['content-type'] ?? ''))
    faults.push(`comes as "${headers['content-type'] ?? ''}", not as text/plain; charset=utf-8`);
  const fields = [...body.matchAll(/^([\w-]+):(.+)$/gm)];
  const all = (name: string) =>
    fields.flatMap(([, key = '', value = '']) => (key.toLowerCase() === name ? value.trim() : []));
  const contacts = all('contact');
  if (contacts.length === 0) faults.push('has no Contact');
  for (const contact of contacts)
    if (!/^(?:https:\/\/|mailto:|tel:)/.test(contact))
      faults.push(`has a Contact that is no address: ${contact}`);
  const [expires, ...more] = all('expires');
  if (expires === undefined || more.length > 0) faults.push('needs one Expires, and no more');
  else if (Number.isNaN(Date.parse(expires))) faults.push(`has an Expires that is no moment: ${expires}`);
  else if (Date.parse(expires) < now) faults.push(`ended on ${expires}`);
  const canonical = all('canonical');
  if (canonical.length > 0 && !canonical.includes(`${site.url}${securityTxtAddress}`))
    faults.push(`says that it is the one of another site: ${canonical.join(', ')}`);
  if (faults.length === 0 && body !== (right ?? body))
    faults.push('is not what the settings say; build and deploy');
  return faults;
}

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

/** What the two small files of a site say. */
export async function findFileFaults(host: Host, site: Site, now: number): Promise<Finding[]> {
  const faults = findSecurityTxtFaults(await host.ask(securityTxtAddress), site, now);
  return [
    ...faults.map((fault) => block('Whom to tell of a hole', `${securityTxtAddress} ${fault}`)),
    findAge(await host.ask('/build.txt'), now),
  ];
}
