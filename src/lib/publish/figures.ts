import type { Figures } from '../../schemas/figures.ts';
import { isListOrRecord } from '../is-record.ts';
import { formatDate } from '../time/dates.ts';

export const FIGURES_FILE = 'content/figures.yaml';

export const FIGURE_PLACEHOLDER = /\{figures\.(\w*)\}/g;

/** Maps the name in each placeholder to its text: `students` to '15,819', `date` to '31 October 2026'. */
export function listFigureWords({ date, figures }: Figures, tag = 'en'): Map<string, string> {
  const { format } = new Intl.NumberFormat([tag, 'en']);
  return new Map([
    ['date', formatDate(date)],
    ...figures.map(({ name, value }): [string, string] => [name, format(value)]),
  ]);
}

/**
 * Replaces the placeholders in all texts of a value. The casts are safe: texts stay texts, and records keep their keys. A value
 * without placeholders is not copied: the copy of a picture would lack the non-enumerable fields that Astro needs.
 */
export function fillFigures<Value>(value: Value, words: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string')
    return value.replaceAll(
      FIGURE_PLACEHOLDER,
      (placeholder, name: string) => words.get(name) ?? placeholder,
    ) as Value;
  if (!isListOrRecord(value)) return value;
  const filled = Object.entries(value).map(([key, each]) => [key, fillFigures(each, words)] as const);
  if (filled.every(([key, each]) => each === value[key])) return value;
  return (Array.isArray(value) ? filled.map(([, each]) => each) : Object.fromEntries(filled)) as Value;
}
