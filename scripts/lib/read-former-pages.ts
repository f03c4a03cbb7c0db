import { spawnSync } from 'node:child_process';
import type { FormerPage } from '../../src/content-check/content.ts';
import { isEntry } from '../../src/content-check/check-files.ts';
import { listEntryPages, routeOf } from '../../src/content-check/links/list-targets.ts';
import { readEntry } from '../../src/content-check/read-entry.ts';
import type { Redirect } from '../../src/schemas/link.ts';
import { kindOf } from '../../src/schemas/kinds.ts';

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
    .filter(({ isShown }) => isShown)
    .map(({ address }) => ({ address, file, title: titleOf(entry.value) }));
}

/**
 * The pages and the old addresses of files that the last commit, or what has been changed since, removed or changed: in the check of a pull
 * request, those of main. Empty if git has none.
 */
export function readFormerPages(root: string): FormerPage[] {
  const git = (...args: string[]) => spawnSync('git', ['-C', root, ...args], { maxBuffer: 1 << 28 });
  const pages = ['HEAD', 'HEAD^1'].flatMap((commit) => {
    const changed = ['diff', '--name-only', '--no-renames', '--relative', '--diff-filter=DM', '-z', commit];
    const { status, stdout } = git(...changed, '--', 'content', 'src/pages');
    if (status !== 0) return [];
    const files = stdout.toString().split('\0').filter(Boolean);
    return files.flatMap((file) => listAddresses(file, git('show', `${commit}:./${file}`).stdout));
  });
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}
