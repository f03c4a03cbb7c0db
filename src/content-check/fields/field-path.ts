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

const NAMES = ['name', 'title', 'label', 'heading', 'question', 'id', 'path'];

/** 'options › Full blood count › price': a path as editors see it, where an item of a list goes by its name. */
export function fieldLabel(path: readonly PropertyKey[], data: unknown): string {
  const words = path.map((step, index) => {
    if (typeof step !== 'number') return String(step);
    const item = valueAt(data, path.slice(0, index + 1));
    const name = NAMES.map((key) => valueAt(item, [key])).find(
      (value) => typeof value === 'string' && value !== '',
    );
    const isNamed = typeof name === 'string' && index < path.length - 1 && name.length <= 60;
    return isNamed ? name : `no. ${step + 1}`;
  });
  return words.join(' › ');
}
