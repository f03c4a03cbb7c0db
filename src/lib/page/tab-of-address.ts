/** The tab that the address's fragment names. If the fragment names something else, the tab `shown`. By default, the first tab. */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
