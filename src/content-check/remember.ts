/**
 * Calls `read` once for each object. An entry never changes after it was read, and a check of many similar contents, as in
 * tests/content, has most entries in common.
 */
export function rememberEach<Of extends object, Value>(read: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { value: Value }>();
  return (of) => {
    const found = known.get(of) ?? { value: read(of) };
    known.set(of, found);
    return found.value;
  };
}
