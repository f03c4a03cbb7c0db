/** The tab named by the fragment of the address. Without a fragment: the first tab. If the fragment names no tab: `shown`. */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
