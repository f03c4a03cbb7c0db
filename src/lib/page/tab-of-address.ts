/**
 * The tab that the address names by its fragment: the first without one, and still the one that is `shown` where the fragment names
 * something else on the page.
 */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
