import { optionsOf, type Service } from './service.ts';

const KEY = 'chosen=';

/** The fragment that carries a selection to somebody else; no server sees a fragment (decisions, A). */
export function writeSharedSelection(ids: Iterable<string>): string {
  return `#${KEY}${[...ids].join('.')}`;
}

/**
 * Reads a shared fragment. Returns null when the fragment is not one of ours; ids that the service does not
 * have, hostile ones included, are only counted.
 */
export function readSharedSelection(
  service: Pick<Service, 'categories'>,
  fragment: string,
): { ids: string[]; unknown: number } | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(KEY)) return null;
  const known = new Set(optionsOf(service).map((option) => option.id));
  const asked = [...new Set(text.slice(KEY.length).split('.'))].filter((id) => id !== '');
  const ids = asked.filter((id) => known.has(id));
  return { ids, unknown: asked.length - ids.length };
}
