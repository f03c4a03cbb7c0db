import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { FormerPage } from '../../src/content-check/content.ts';
import { isEntry } from '../../src/content-check/check-files.ts';
import { listEntryPages, routeOf } from '../../src/content-check/links/list-targets.ts';
import { readEntry } from '../../src/content-check/read-entry.ts';
import { pricesOf } from '../../src/content-check/together/check-services.ts';
import { kindOf } from '../../src/schemas/kinds.ts';
import type { Redirect } from '../../src/schemas/link.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';

/* What git says that content was before a change. Nothing, if git has none. */

const gitIn =
  (root: string) =>
  (...args: string[]) =>
    spawnSync('git', ['-C', root, ...args], { maxBuffer: 1 << 28 });

/**
 * The prices as they were before the change below `root`: in the last commit while a list is being changed, else in the one before, which
 * in the check of a pull request is main.
 */
export function readFormerPrices(root: string): Map<string, number> {
  const git = gitIn(root);
  const files = globSync('content/services/!(_*|*.*).yaml', { cwd: root });
  const prices = files.flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    const isBeingChanged = git('diff', '--quiet', 'HEAD', '--', file).status === 1;
    const { status, stdout } = git('show', `${isBeingChanged ? 'HEAD' : 'HEAD^1'}:./${file}`);
    const kind = kindOf(file);
    if (status !== 0 || !kind) return [];
    const { value } = readEntry(file, stdout, kind);
    return value === undefined ? [] : pricesOf(file, value as ServiceEntry);
  });
  return new Map(prices);
}

const PAGES = 'src/pages/';

const titleOf = (value: unknown): string => {
  const { title, name } = (value ?? {}) as { title?: unknown; name?: unknown };
  return String(title ?? name ?? '');
};

/** The addresses that a file of content/ or src/pages made as it was then; of the list of old addresses, those in it. */
function listAddresses(file: string, text: Buffer): FormerPage[] {
  if (file.startsWith(PAGES)) {
    const address = routeOf(file.slice(PAGES.length));
    return file.endsWith('.astro') && !address.includes('[') ? [{ address, file }] : [];
  }
  const kind = kindOf(file);
  if (!kind || !isEntry(file)) return [];
  const entry = readEntry(file, text, kind);
  if (kind.name === 'redirects')
    return ((entry.value ?? []) as Redirect[]).map(({ from, to }) => ({
      address: from,
      file,
      to: to ?? null,
    }));
  return listEntryPages([entry])
    .filter(({ isPublished }) => isPublished)
    .map(({ address }) => ({ address, file, title: titleOf(entry.value) }));
}

/**
 * The pages and the old addresses of files that the last commit, or what has been changed since, removed or changed: in the check of a pull
 * request, those of main.
 */
export function readFormerPages(root: string): FormerPage[] {
  const git = gitIn(root);
  const pages = ['HEAD', 'HEAD^1'].flatMap((commit) => {
    const changed = ['diff', '--name-only', '--no-renames', '--relative', '--diff-filter=DM', '-z', commit];
    const { status, stdout } = git(...changed, '--', 'content', 'src/pages');
    if (status !== 0) return [];
    const files = stdout.toString().split('\0').filter(Boolean);
    return files.flatMap((file) => listAddresses(file, git('show', `${commit}:./${file}`).stdout));
  });
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}
