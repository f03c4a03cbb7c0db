/** The tab that the fragment of the address names: the first tab without a fragment, and `shown` if the fragment names no tab. */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
