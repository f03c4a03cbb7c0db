/** Whether a value holds others: a list, or a group of fields. YAML makes a date of some words, which holds none. */
export const holdsValues = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Whether a value is a group of fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  holdsValues(value) && !Array.isArray(value);
