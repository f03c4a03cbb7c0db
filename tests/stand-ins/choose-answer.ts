const PATTERN = /\[answer: ([a-z-]+?)( once)?\]/;

/**
 * The name of the answer that a field of a message requests, such as `[answer: failure]`; 'ok' if no field does. `[answer: failure
 * once]` counts only for the first message with its reference.
 */
export function chooseAnswer(fields: Readonly<Record<string, unknown>>, isFirst: boolean): string {
  for (const value of Object.values(fields)) {
    const [, name, once] = (typeof value === 'string' && PATTERN.exec(value)) || [];
    if (name) return once && !isFirst ? 'ok' : name;
  }
  return 'ok';
}
