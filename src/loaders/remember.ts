/*
 * In development, two copies of this module run in one process: Node's, for astro.config.mjs, and Vite's, for the pages. Both keep
 * their caches in one global set, so that forgetAll() empties all of them.
 */
const shared = globalThis as { rememberedCaches?: Set<Map<string, unknown>> };
const caches = (shared.rememberedCaches ??= new Set());

/** After this, each remembered function reads again. */
export function forgetAll(): void {
  for (const cache of caches) cache.clear();
}

/** Calls `read` once for each key, or each set of keys. In development, a change in content/ makes it read again. */
export function remember<Keys extends string[], Value>(
  read: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  const cache = new Map<string, Value>();
  caches.add(cache);
  return (...keys) => {
    // Neither a tag nor the path of a file has a space.
    const key = keys.join(' ');
    if (!cache.has(key)) cache.set(key, read(...keys));
    return cache.get(key) as Value;
  };
}
