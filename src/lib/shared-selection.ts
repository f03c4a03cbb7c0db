const KEY = 'chosen=';

/** The fragment that carries a selection to somebody else; no server sees a fragment (decisions, A). */
export function writeSharedSelection(ids: Iterable<string>): string {
  return `#${KEY}${[...ids].join('.')}`;
}

/**
 * Reads a shared fragment. Returns null when the fragment is not one of ours; ids that are not `known`,
 * hostile ones included, are only counted.
 */
export function readSharedSelection(
  known: readonly string[],
  fragment: string,
): { ids: string[]; unknown: number } | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(KEY)) return null;
  const asked = [...new Set(text.slice(KEY.length).split('.'))].filter((id) => id !== '');
  const ids = asked.filter((id) => known.includes(id));
  return { ids, unknown: asked.length - ids.length };
}
