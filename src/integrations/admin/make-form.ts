import type * as z from 'zod';
import type { Kind } from '#schemas/kind.ts';
import { toJsonSchema } from '../../lib/json-schema.ts';
import type { Defaults } from './entry-text.ts';
import { toFormFields, type FormField, type Schema } from './form-fields.ts';

/** How the files of one form are read and written. */
export interface Format {
  name: string;
  extension: string;
  hasHeader: boolean;
  defaults: Defaults;
}

const HIDDEN = [
  { name: '_source', widget: 'hidden', default: '' },
  { name: '_role', widget: 'hidden', default: 'entry' },
];

/** 'Faqs booking' for content/faqs/booking. */
export const toWords = (path: string) => {
  const words = path
    .replace('content/', '')
    .replace(/\.\w+$/, '')
    .replace(/[-/]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** 'faqs-booking' for content/faqs/booking: names of forms have no slashes. */
export const toName = (path: string) =>
  path
    .replace('content/', '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-');

/** The boxes for the files of a kind, and how those files are read and written. */
export function makeForm(
  kind: Kind,
  schema: z.ZodType,
  path: string,
): { format: Format; fields: FormField[] } {
  const shown = toFormFields(toJsonSchema(schema, '') as Schema);
  const hasHeader = kind.extensions.includes('.md');
  const name = `kept-${toName(path)}${hasHeader ? '-frontmatter' : ''}`;
  const defaults = Object.fromEntries(
    shown.map((field) => [field.name, field['default'] ?? (field.widget === 'boolean' ? false : '')]),
  );
  const text = { name: 'body', label: 'Text', widget: 'text', required: kind.text?.isNeeded ?? false };
  const format = { name, extension: hasHeader ? 'md' : 'yaml', hasHeader, defaults };
  return { format, fields: [...shown, ...(hasHeader ? [text] : []), ...HIDDEN] as FormField[] };
}
