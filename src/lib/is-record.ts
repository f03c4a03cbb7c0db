/** YAML may read a text as a date, which is neither a list nor a record. */
export const isListOrRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  isListOrRecord(value) && !Array.isArray(value);
