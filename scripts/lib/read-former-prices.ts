import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readEntry } from '../../src/content-check/read-entry.ts';
import { pricesOf } from '../../src/content-check/together/check-services.ts';
import { kindOf } from '../../src/schemas/kinds.ts';
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
