/**
 * Does the work for each item, `atOnce` of them at a time, so that any number of items opens only a few files or
 * connections. The first failure is thrown.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  const waiting = items.values();
  const take = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
