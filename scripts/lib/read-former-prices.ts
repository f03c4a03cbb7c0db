import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { load } from 'js-yaml';
import { pricesOf } from '../../src/content-check/together/check-services.ts';
import { serviceSchema } from '../../src/schemas/service.ts';

/**
 * The prices as they were before the change below `root`: in the last commit while a list is being changed, else in the one before, which
 * in the check of a pull request is main. Empty if git has none.
 */
export function readFormerPrices(root: string): Map<string, number> {
  const git = (...args: string[]) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  const files = globSync('content/services/!(_*|*.*).yaml', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(
    files.flatMap((file) => {
      const isBeingChanged = git('diff', '--quiet', 'HEAD', '--', file).status === 1;
      const { status, stdout } = git('show', `${isBeingChanged ? 'HEAD' : 'HEAD^1'}:./${file}`);
      if (status !== 0) return [];
      try {
        const { data } = serviceSchema.safeParse(load(stdout));
        return data ? pricesOf(file, data) : [];
      } catch {
        // What was no YAML has no prices.
        return [];
      }
    }),
  );
}
