/** A function that reads once for each key. In development it reads every time, since files change. */
export function remember<Value>(read: (key: string) => Value): (key?: string) => Value {
  // A value may be undefined, so each is kept in an object.
  const cache = new Map<string, { value: Value }>();
  return (key = '') => {
    const cached = (import.meta.env?.DEV ? undefined : cache.get(key)) ?? { value: read(key) };
    cache.set(key, cached);
    return cached.value;
  };
}
