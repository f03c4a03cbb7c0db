/** A function that reads once for each key. In development it reads every time, since files change. */
export function remember<Value>(read: (key: string) => Value): (key?: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (key = '') => {
    const kept = (import.meta.env?.DEV ? undefined : known.get(key)) ?? { value: read(key) };
    known.set(key, kept);
    return kept.value;
  };
}
