import { tidyAddress } from '#lib/publish/redirects.ts';
import type { Redirect } from '#schemas/link.ts';
import { kindOf } from '#schemas/kinds.ts';
import { type Content, validEntries, type CheckedEntry, fieldsOf, type FormerPage } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { checkLink, checkWebAddress } from '../links/check-links.ts';
import { listTargets, listEntryPages, type Targets } from '../links/list-targets.ts';
import { problemAt, problemAtFile, type Problem, asWarning } from '../problem.ts';

const REDIRECTS_FILE = 'content/redirects.yaml';

// Addresses that listTargets leaves out: files of the build, and pages of the development server.
const BUILT_FILES =
  /^\/(?:404|sitemap\.xml|redirects\.txt|build\.txt|digests\.json|published\.json|_headers|_redirects|(?:_astro|cards|scripts|workshop)(?:\/.*)?)$/;

// Folder and page names without spaces, leading dots, or characters with a meaning for servers.
const OLD_ADDRESS = /^(?:\/[a-z0-9_~-][a-z0-9._~-]*)+$/;

function listKnownHosts(entries: readonly CheckedEntry[]): Set<string> {
  const site = entries.find(({ file }) => file === 'content/site.yaml');
  const addresses = [...leavesOf(site?.value)].map(([value]) => String(value));
  return new Set(
    addresses.flatMap((each) => (/^https:/.test(each) && URL.canParse(each) ? new URL(each).host : [])),
  );
}

/** A message about an old address; null if it can be redirected. */
function checkFrom(from: string, { addresses, publicDaysOf }: Targets): string | null {
  if (/[?#]/.test(from)) return 'write the address without "?" or "#" and what follows';
  const tidy = tidyAddress(from);
  if (tidy === '/') return 'the home page always exists, so it cannot redirect to another';
  if (tidy !== from && OLD_ADDRESS.test(tidy))
    return `write ${tidy}: other spellings of it are redirected too`;
  if (!OLD_ADDRESS.test(from))
    return 'write the address in plain letters, digits, hyphens and dots, such as /our-story';
  // A page with a last day may have its redirect in advance.
  if (publicDaysOf(from).publishUntil !== undefined) return null;
  if (addresses.has(from) || BUILT_FILES.test(from))
    return `the page ${from} exists, so visitors see that page. Remove this item, or remove the page first`;
  return null;
}

function checkOtherSite(to: string, hosts: ReadonlySet<string>, targets: Targets): string | null {
  const message = checkWebAddress(to, targets);
  if (message) return message;
  const { host } = new URL(to);
  if (hosts.has(host)) return null;
  return `an old address may only redirect to sites named in content/site.yaml, and ${host} is not there. Write a page of this site`;
}

/** The addresses from `first` to the end of its redirects. In a redirect loop, the last address repeats an earlier one. */
function traceRedirects(first: string, nextByAddress: ReadonlyMap<string, string>): string[] {
  const steps = [first];
  for (let address = nextByAddress.get(first); address !== undefined; address = nextByAddress.get(address)) {
    const isLoop = steps.includes(address);
    steps.push(address);
    if (isLoop) break;
  }
  return steps;
}

/** Old addresses that are invalid, repeated or in use, and redirects that are broken, form a chain or form a loop. */
export function* checkRedirects(content: Content): Generator<Problem> {
  const [list] = validEntries(content.entries, 'redirects');
  if (!list) return;
  const { entry, value } = list;
  const targets = listTargets(content);
  const hosts = listKnownHosts(content.entries);
  const nextByAddress = new Map(
    value.flatMap(({ from, to }) => (to ? [[from, to.replace(/#.*$/, '')]] : [])),
  );
  const oldAddresses = new Set(value.map(({ from }) => from));

  const explainTo = (from: string, to: string): string | null => {
    if (!to.startsWith('/')) return checkOtherSite(to, hosts, targets);
    if (to.includes('?')) return 'write the page without "?" and what follows';
    const steps = traceRedirects(from, nextByAddress);
    const [, target = ''] = steps;
    const end = steps.at(-1) ?? '';
    const isLoop = steps.indexOf(end) < steps.length - 1;
    if (isLoop)
      return `this is a redirect loop: ${steps.join(', ')}. Write the page that visitors should see`;
    if (nextByAddress.has(target))
      return `${target} is an old address itself. Write where it redirects to: ${end}`;
    if (oldAddresses.has(target))
      return `${target} is gone, according to this file. Write a page that exists, or "gone: true"`;
    // A redirect is not a page: it has no ids and no public days.
    return checkLink(to, targets, { anchors: [], span: {} });
  };

  const tidyAddresses = value.map(({ from }) => tidyAddress(from));
  for (const [index, { from, to }] of value.entries()) {
    const first = tidyAddresses.indexOf(tidyAddress(from));
    const fromMessage =
      first < index
        ? `${from} is already above, in line ${entry.locate([first, 'from']).line}. Remove one of the two`
        : checkFrom(from, targets);
    if (fromMessage) yield problemAt(entry, [index, 'from'], fromMessage);
    const toMessage = to === undefined ? null : explainTo(from, to);
    if (toMessage) yield problemAt(entry, [index, 'to'], toMessage);
  }
}

function redirectLine({ from, to, why }: Omit<Redirect, 'gone'>): string {
  // In YAML, an address with # or a comma may need quotes.
  const quoted = to && /[#,]/.test(to) ? `'${to}'` : to;
  return `- { from: ${from}, ${quoted ? `to: ${quoted}` : 'gone: true'}, why: ${why} }`;
}

/** The address of a visible page with the kind and title of a former page, which has probably moved there. */
function findRenamed({ file, title }: FormerPage, entries: Content['entries']): string | undefined {
  const kind = kindOf(file);
  const named = entries.filter((entry) => {
    const { title: entryTitle, name } = fieldsOf<{ title: string; name: string }>(entry);
    return entry.kind === kind && title && [entryTitle, name].includes(title);
  });
  return listEntryPages(named).find(({ isHidden }) => !isHidden)?.address;
}

function explainFormer(former: FormerPage, { entries }: Content): Problem {
  const { address, file, to } = former;
  if (to !== undefined) {
    const line = redirectLine({ from: address, to: to ?? undefined, why: 'As before' });
    const before = to === null ? 'said that the page is gone' : `redirected to ${to}`;
    const message = `people still use the old address ${address}, which ${before}. Put its line back: ${line}`;
    return problemAtFile(REDIRECTS_FILE, message);
  }
  const hasItems = validEntries(entries, 'redirects').some(({ value }) => value.length > 0);
  const where = hasItems
    ? `Add this line to ${REDIRECTS_FILE}`
    : `Write this line in place of [] in ${REDIRECTS_FILE}`;
  // No visible page has this address (checkFormer). If an entry has it, the page is hidden.
  if (listEntryPages(entries).some((page) => page.address === address)) {
    const line = redirectLine({ from: address, why: 'It is hidden' });
    const message = `the page ${address} was public, and now nobody can open it. If it stays hidden, say so. ${where}: ${line}`;
    return asWarning(problemAtFile(file, message));
  }
  const renamed = findRenamed(former, entries);
  const line = renamed
    ? redirectLine({ from: address, to: renamed, why: 'It has another name' })
    : `${redirectLine({ from: address, why: 'We took it away' })}. If another page took its place, write "to:" and that page instead of "gone: true"`;
  const restore = file.startsWith('content/events/')
    ? 'If the event is cancelled, put the file back, and write status: cancelled there. If not: '
    : '';
  const message = `${file} made the page ${address}, which people have links to. ${restore}${where}: ${line}`;
  return problemAtFile(REDIRECTS_FILE, message);
}

/** Published addresses that the content would break. */
export function checkFormer(content: Content): Problem[] {
  const { addresses, redirects } = listTargets(content);
  return (content.formerPages ?? [])
    .filter(({ address }) => !addresses.has(address) && !redirects.has(address) && !BUILT_FILES.test(address))
    .map((former) => explainFormer(former, content));
}
