/** A value as a short quotation: "GHS 40", or a word for what it is. */
export function showValue(value: unknown): string {
  if (value instanceof Date) return `"${value.toISOString().slice(0, 10)}"`;
  if (Array.isArray(value)) return 'this list';
  if (typeof value === 'object' && value !== null) return 'this group of fields';
  const text = String(value).replaceAll(/\s+/g, ' ').trim();
  return `"${text.length > 40 ? `${text.slice(0, 37)}...` : text}"`;
}
