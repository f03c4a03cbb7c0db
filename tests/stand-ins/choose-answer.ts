const PATTERN = /\[answer: ([a-z-]+?)( once)?\]/;

/**
 * The name of the answer that a field of a message requests: 'failure' for `[answer: failure]`, 'ok' if no field requests one.
 * With `[answer: failure once]`, only the first message with the same reference gets 'failure'. Later ones get 'ok'.
 */
export function chooseAnswer(fields: Readonly<Record<string, unknown>>, isFirst: boolean): string {
  for (const value of Object.values(fields)) {
    const [, name, once] = (typeof value === 'string' && PATTERN.exec(value)) || [];
    if (name) return once && !isFirst ? 'ok' : name;
  }
  return 'ok';
}
