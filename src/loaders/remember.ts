/** Calls `read` once for each key; in development every time, since files change. */
export function remember<Value>(read: (key: string) => Value): (key?: string) => Value {
  const cache = new Map<string, Value>();
  return (key = '') => {
    // Only Vite sets `import.meta.env`; scripts also use this function.
    if (import.meta.env?.DEV || !cache.has(key)) cache.set(key, read(key));
    return cache.get(key) as Value;
  };
}
