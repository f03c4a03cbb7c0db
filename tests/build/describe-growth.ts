import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weighHtml, type Parts } from '../../scripts/bench/weigh-parts.ts';

const recorded = fileURLToPath(new URL('../../docs/benchmarks.json', import.meta.url));
const before: Record<string, Parts> = existsSync(recorded)
  ? (JSON.parse(readFileSync(recorded, 'utf8')) as Record<string, Parts>)
  : {};

/** Which parts of a page have changed since the last benchmark, such as "markup +120, styles -3". */
export function describeGrowth(address: string, html: string): string {
  const then = before[address];
  if (!then) return 'not in the last benchmark';
  const now = weighHtml(html);
  const parts = (['markup', 'styles', 'scripts'] as const).map(
    (part) => [part, now[part] - then[part]] as const,
  );
  const changed = parts.filter(([, bytes]) => bytes !== 0);
  if (changed.length === 0) return 'as in the last benchmark';
  return `since the last benchmark ${changed.map(([part, bytes]) => `${part} ${bytes > 0 ? '+' : ''}${bytes}`).join(', ')}`;
}
