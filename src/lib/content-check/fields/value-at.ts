/** The value that a path of keys and indexes leads to; undefined when there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

/** Every single value below a value, with the path that leads to it. */
export function* leavesOf(data: unknown, path: PropertyKey[] = []): Generator<[unknown, PropertyKey[]]> {
  if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* leavesOf(item, [...path, index]);
  else if (typeof data === 'object' && data !== null && !(data instanceof Date))
    for (const [key, item] of Object.entries(data)) yield* leavesOf(item, [...path, key]);
  else yield [data, path];
}
