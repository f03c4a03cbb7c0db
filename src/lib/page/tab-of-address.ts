/** The id of the tab that the fragment of the address names. Any other fragment keeps the current tab. */
export function tabOfAddress(ids: readonly string[], currentId?: string): string | undefined {
  const id = location.hash.slice(1);
  if (ids.includes(id)) return id;
  return id && currentId ? currentId : ids[0];
}
