/**
 * The tab that the fragment of the address names. With any other fragment, the tab `shown` stays. Without a fragment, or without
 * `shown`, the first tab is chosen.
 */
export function tabOfAddress(ids: readonly string[], shown?: string): string | undefined {
  const id = location.hash.slice(1);
  return ids.includes(id) ? id : (id && shown) || ids[0];
}
