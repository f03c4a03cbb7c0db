import { escapeHtml } from './escape-html.ts';

/** A description list of names and values, each value in an element whose id is the name. */
export function describeValues(values: readonly (readonly [name: string, value: string])[]): string {
  const rows = values.map(([name, value]) => {
    const safe = escapeHtml(name);
    return `<dt>${safe}</dt><dd id="${safe}">${escapeHtml(value)}</dd>`;
  });
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
}
