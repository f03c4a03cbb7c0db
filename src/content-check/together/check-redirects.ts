import { tidyAddress } from '#lib/publish/redirects.ts';
import type { Redirect } from '#schemas/link.ts';
import { kindOf } from '#schemas/kinds.ts';
import { type Content, say, valid, type Entry, type FormerPage, sayOfFile } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { checkLink } from '../links/check-links.ts';
import { listTargets, listEntryPages, type Targets } from '../links/list-targets.ts';
import { type Problem, warn } from '../problem.ts';

const FILE = 'content/redirects.yaml';

// Not made of src/pages, and yet there.
const FILES =
  /^\/(?:404|sitemap\.xml|redirects\.txt|build\.txt|_headers|_redirects|(?:_astro|workshop)(?:\/.*)?)$/;

// One name of a folder or page after the other: no spaces, no hidden files, none of the signs that mean something to a server.
const ADDRESS = /^(?:\/[a-z0-9_~-][a-z0-9._~-]*)+$/;

/** The hosts of other sites that content/site.yaml names, whatever for. */
function listKnownHosts(entries: readonly Entry[]): Set<string> {
  const site = entries.find(({ file }) => file === 'content/site.yaml');
  const addresses = [...leavesOf(site?.value)].map(([value]) => String(value));
  return new Set(
    addresses.flatMap((each) => (/^https:/.test(each) && URL.canParse(each) ? new URL(each).host : [])),
  );
}

/** What is wrong with an old address; null when it can lead on. */
function checkFrom(from: string, { addresses, spanOf }: Targets): string | null {
  if (/[?#]/.test(from)) return 'write the address without "?" or "#" and what follows';
  const right = tidyAddress(from);
  if (right === '/') return 'the home page is always there, so it cannot lead to another';
  if (right !== from && ADDRESS.test(right)) return `write ${right}: its other spellings lead on as well`;
  if (!ADDRESS.test(from))
    return 'write the address in plain letters, digits, hyphens and dots, such as /our-story';
  // Where the address of a page leads that ends by itself can be said before.
  if (spanOf(from).publishUntil !== undefined) return null;
  if (addresses.has(from) || FILES.test(from))
    return `the page ${from} is there, and visitors get that. Remove this item, or remove the page first`;
  return null;
}

function checkOutside(to: string, hosts: ReadonlySet<string>, origin: string): string | null {
  if (!URL.canParse(to)) return 'this is no web address. Write it as in https://example.org/page';
  const { host, origin: other, pathname } = new URL(to);
  if (other === origin)
    return `this leads to our own site. Write only what comes after its name: ${pathname}`;
  if (hosts.has(host)) return null;
  return `an address of ours leads to no site that content/site.yaml does not name, and ${host} is not there. Write a page of this site`;
}

/** Where the old addresses that lead to each other end: the names on the way, the first one again where it is a circle. */
function follow(first: string, next: ReadonlyMap<string, string>): string[] {
  const way = [first];
  for (let at = next.get(first); at !== undefined; at = next.get(at)) {
    way.push(at);
    if (way.indexOf(at) < way.length - 1) break;
  }
  return way;
}

/** Old addresses that are no addresses, that stand twice or have a page, and that lead nowhere, on, or in a circle. */
export function* checkRedirects(content: Content): Generator<Problem> {
  const [list] = valid<Redirect[]>(content.entries, FILE);
  if (!list) return;
  const { entry, value } = list;
  const targets = listTargets(content);
  const hosts = listKnownHosts(content.entries);
  const next = new Map(value.flatMap(({ from, to }) => (to ? [[from, to.replace(/#.*$/, '')]] : [])));
  const known = new Set(value.map(({ from }) => from));

  const explainTo = (from: string, to: string): string | null => {
    if (!to.startsWith('/')) return checkOutside(to, hosts, targets.origin);
    if (to.includes('?')) return 'write the page without "?" and what follows';
    const way = follow(from, next);
    const [, second = ''] = way;
    const end = way.at(-1) ?? '';
    if (way.indexOf(end) < way.length - 1)
      return `this leads in a circle: ${way.join(', ')}. Write the page where visitors should end`;
    if (next.has(second)) return `${second} is an old address itself. Write where it leads: ${end}`;
    if (known.has(second))
      return `${second} is gone, as this file says. Write a page that is there, or "gone: true"`;
    return checkLink(to, targets, { anchors: [], span: {} });
  };

  const tidy = value.map(({ from }) => tidyAddress(from));
  for (const [index, { from, to }] of value.entries()) {
    const first = tidy.indexOf(tidyAddress(from));
    const old =
      first < index
        ? `${from} stands above already, in line ${entry.locate([first, 'from']).line}. Remove one of the two`
        : checkFrom(from, targets);
    if (old) yield say(entry, [index, 'from'], old);
    const lead = to === undefined ? null : explainTo(from, to);
    if (lead) yield say(entry, [index, 'to'], lead);
  }
}

const write = ({ from, to, why }: Omit<Redirect, 'gone'>) =>
  `- { from: ${from}, ${to ? `to: ${/[#,]/.test(to) ? `'${to}'` : to}` : 'gone: true'}, why: ${why} }`;

/** The page of an entry of the same kind and title: that is what becomes of one that is renamed. */
function findRenamed({ file, title }: FormerPage, entries: Content['entries']): string | undefined {
  const kind = kindOf(file);
  const named = entries.filter((entry) => {
    const { title: words, name = words } = (entry.value ?? {}) as { title?: unknown; name?: unknown };
    return entry.kind === kind && title && [words, name].includes(title);
  });
  return listEntryPages(named)[0]?.address;
}

/** What to do about an address that was public before the change that is looked at, and leads nowhere after it. */
function explainFormer(former: FormerPage, { entries, files }: Content): Problem {
  const { address, file, to } = former;
  if (to !== undefined) {
    const line = write({ from: address, to: to ?? undefined, why: 'As before' });
    const lead = to === null ? 'that it is gone' : `to ${to}`;
    const message = `people still have the old address ${address}, which said ${lead}. Put its line back: ${line}`;
    return sayOfFile(FILE, message);
  }
  const hasItems = valid<Redirect[]>(entries, FILE).some(({ value }) => value.length > 0);
  const where = hasItems ? `Add this line to ${FILE}` : `Write this line in place of [] in ${FILE}`;
  if (files.has(file)) {
    const line = write({ from: address, why: 'It is hidden' });
    const message = `the page ${address} was public, and now nobody can open it. If it stays hidden, say so. ${where}: ${line}`;
    return warn(sayOfFile(file, message));
  }
  const renamed = findRenamed(former, entries);
  const line = renamed
    ? write({ from: address, to: renamed, why: 'It has another name' })
    : `${write({ from: address, why: 'We took it away' })}. Where another page took its place, write to: and that page instead of gone: true`;
  const message = `${file} made the page ${address}, which people have links to. ${where}: ${line}`;
  return sayOfFile(FILE, message);
}

/** Addresses that were public before the change that is looked at, and that lead nowhere after it. */
export function checkFormer(content: Content): Problem[] {
  const { addresses, moved } = listTargets(content);
  return (content.formerPages ?? [])
    .filter(({ address }) => !addresses.has(address) && !moved.has(address))
    .map((former) => explainFormer(former, content));
}
