/**
 * The tab that the address's fragment names. Any other fragment keeps the tab `shown`, if it is given. Otherwise the first tab is
 * chosen.
 */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
