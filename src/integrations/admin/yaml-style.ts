import { isScalar, type Pair } from 'yaml';

type Fields = Record<string, unknown>;

/** How YAML is written where it did not stand before: one line a value, single quotes where quotes are needed. */
export const STYLE = { lineWidth: 0, singleQuote: true };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
