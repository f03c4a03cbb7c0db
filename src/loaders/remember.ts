import { watch } from 'node:fs';

const caches = new Set<Map<string, unknown>>();

/** After this, each remembered function reads again. */
export function forgetAll(): void {
  for (const cache of caches) cache.clear();
}

/** Calls `read` once for each key. In development, a change in content/ makes it read again. */
export function remember<Value>(read: (key: string) => Value): (key?: string) => Value {
  const cache = new Map<string, Value>();
  caches.add(cache);
  return (key = '') => {
    if (!cache.has(key)) cache.set(key, read(key));
    return cache.get(key) as Value;
  };
}

// Only Vite sets `import.meta.env`. Its copy of this module renders the pages of the development server; the copy that Node
// loaded for astro.config.mjs is told by an integration (src/integrations/words).
if (import.meta.env?.MODE === 'development') {
  const watcher = watch('content', { recursive: true, persistent: false }, forgetAll);
  import.meta.hot?.dispose(() => watcher.close());
}
