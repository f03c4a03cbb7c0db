/** Works on `atOnce` items at a time, so that only a few files or connections are open. Throws the first failure. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  // All calls of workThrough() take their next item from this one iterator.
  const remaining = items.values();
  const workThrough = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
}
