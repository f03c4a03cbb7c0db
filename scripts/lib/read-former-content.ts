import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fieldsOf, type FormerPage } from '../../src/content-check/content.ts';
import { isEntry } from '../../src/content-check/check-files.ts';
import { listEntryPages, routeOf } from '../../src/content-check/links/list-targets.ts';
import { readEntry } from '../../src/content-check/read-entry.ts';
import { pricesOf } from '../../src/content-check/together/check-services.ts';
import { kindOf } from '../../src/schemas/kinds.ts';
import type { Redirect } from '../../src/schemas/link.ts';
import type { ServiceEntry } from '../../src/schemas/service.ts';

const runGit = (root: string, ...args: string[]) =>
  spawnSync('git', ['-C', root, ...args], { maxBuffer: Infinity });

/**
 * The prices before the change that is checked, by file and option id; an empty map without Git. In CI, HEAD^1 is main, because
 * the last commit merges a pull request.
 */
export function readFormerPrices(root: string): Map<string, number> {
  // The pattern leaves out templates and translations.
  const files = globSync('content/services/!(_*|*.*).yaml', { cwd: root });
  const prices = files.flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const hasChanges = runGit(root, 'diff', '--quiet', 'HEAD', '--', file).status === 1;
    const { status, stdout } = runGit(root, 'show', `${hasChanges ? 'HEAD' : 'HEAD^1'}:./${file}`);
    const kind = kindOf(file);
    if (status !== 0 || !kind) return [];
    const { value } = readEntry(file, stdout, kind);
    // If there is a value, it has passed the schema of services.
    return value === undefined ? [] : pricesOf(file, value as ServiceEntry);
  });
  return new Map(prices);
}

const PAGE_FOLDER = 'src/pages/';

/** The public addresses of an earlier version of a file in content/ or src/pages. */
function listPagesOfFile(file: string, bytes: Buffer): FormerPage[] {
  if (file.startsWith(PAGE_FOLDER)) {
    const address = routeOf(file.slice(PAGE_FOLDER.length));
    // A route such as news/[id] has no address of its own.
    return file.endsWith('.astro') && !address.includes('[') ? [{ address, file }] : [];
  }
  const kind = kindOf(file);
  if (!kind || !isEntry(file)) return [];
  const entry = readEntry(file, bytes, kind);
  if (kind.name === 'redirects') {
    // If there is a value, it has passed the schema of redirects.
    const redirects = (entry.value ?? []) as Redirect[];
    return redirects.map(({ from, to }) => ({ address: from, file, to: to ?? null }));
  }
  const { title, name = '' } = fieldsOf<{ title: string; name: string }>(entry);
  return listEntryPages([entry])
    .filter(({ isHidden }) => !isHidden)
    .map(({ address }) => ({ address, file, title: title ?? name }));
}

/**
 * The former pages and redirects of each file that was edited or removed in the last commit or since then. In CI the last commit
 * merges a pull request into main, so the former pages are those of main.
 */
export function readFormerPages(root: string): FormerPage[] {
  const pages = ['HEAD', 'HEAD^1'].flatMap((commit) => {
    const diffArgs = ['diff', '--name-only', '--no-renames', '--relative', '--diff-filter=DM', '-z', commit];
    const { status, stdout } = runGit(root, ...diffArgs, '--', 'content', 'src/pages');
    if (status !== 0) return [];
    const files = stdout.toString().split('\0').filter(Boolean);
    return files.flatMap((file) => listPagesOfFile(file, runGit(root, 'show', `${commit}:./${file}`).stdout));
  });
  // For an address in both commits, the Map keeps the page of HEAD^1, which comes second.
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}
