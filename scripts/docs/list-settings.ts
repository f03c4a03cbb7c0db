import * as z from 'zod';
import { siteSchema } from '../../src/schemas/site.ts';

interface Field {
  description?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

function rowsOf(path: string, { description = '', properties, items }: Field): string[] {
  const row = `| \`${path}\` | ${description} |`;
  const parts = properties ?? items?.properties;
  if (!parts) return [row];
  const rows = Object.entries(parts).flatMap(([name, part]) =>
    rowsOf(`${path}${items ? '[]' : ''}.${name}`, part),
  );
  return description ? [row, ...rows] : rows;
}

/** Every setting of content/site.yaml with its description from the schema, as a Markdown table. */
export function listSettings(): string {
  const schema = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' }) as Field;
  const rows = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => rowsOf(name, field));
  return ['| setting | meaning |', '| --- | --- |', ...rows].join('\n');
}
