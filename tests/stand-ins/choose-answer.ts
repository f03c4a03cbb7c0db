const MARK = /\[answer: ([a-z-]+?)( once)?\]/;

/**
 * The answer that a message requests with a mark in its fields, such as `[answer: failure]`; 'ok' without one. `[answer: failure
 * once]` counts only for the first message with its reference.
 */
export function chooseAnswer(fields: Readonly<Record<string, unknown>>, isFirst: boolean): string {
  for (const value of Object.values(fields)) {
    const [, name, once] = (typeof value === 'string' && MARK.exec(value)) || [];
    if (name) return once && !isFirst ? 'ok' : name;
  }
  return 'ok';
}
