/** The tab that the fragment of the address names: the first one without a fragment, and `shown` if the fragment names something else. */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
