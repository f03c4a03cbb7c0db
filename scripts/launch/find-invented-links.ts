import type { Entry } from '../../src/content-check/content.ts';
import { isConfigured } from '../../src/lib/configured.ts';
import type { Finding } from './finding.ts';
import { listOutsideLinks } from './list-outside-links.ts';

/** Links to reserved hosts in entries that are no samples any more: nobody can follow them. */
export function findInventedLinks(entries: readonly Entry[]): Finding[] {
  const real = entries.filter(({ file, value }) => {
    const { sample } = (value ?? {}) as { sample?: true };
    return file !== 'content/site.yaml' && sample !== true;
  });
  const invented = real.flatMap(listOutsideLinks).filter(({ address }) => !isConfigured(address));
  return invented.map(({ address, place }) => ({
    group: 'Links that lead nowhere',
    text: `${place} ${address}`,
    isBlocking: true,
  }));
}
