/**
 * Does the work for each item, a few at a time: enough to keep the disk or the line busy, and no more open at once than
 * any number of items allows. The first failure is thrown.
 */
export async function eachOf<Item>(
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
