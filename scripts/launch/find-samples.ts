import type { Entry } from '../../src/content-check/content.ts';
import type { Finding } from './finding.ts';

const isSample = ({ value }: Entry) => (value as { sample?: true } | undefined)?.sample === true;

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

const MOST_NAMES = 12;

/** Entries that were invented to show the site, one line for each folder. */
export function findSamples(entries: readonly Entry[]): Finding[] {
  const folders = Map.groupBy(entries, ({ kind }) => kind.path);
  return [...folders].flatMap(([path, all]) => {
    const samples = all.filter(isSample);
    if (samples.length === 0) return [];
    const names = samples
      .map(({ id }) => id)
      .filter(Boolean)
      .toSorted(byNumber);
    const shown = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', ...' : '');
    const count = names.length > 0 ? ` ${samples.length} of ${all.length}: ${shown}` : '';
    return [{ group: 'Still sample', text: `${path}${count}`, isBlocking: true }];
  });
}
