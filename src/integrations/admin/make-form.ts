import type * as z from 'zod';
import type { Kind } from '#schemas/kind.ts';
import { toJsonSchema } from '../../lib/json-schema.ts';
import type { Defaults } from './entry-text.ts';

/** A JSON Schema, as far as forms look at it. */
interface Schema {
  type?: string;
  title?: string;
  description?: string;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  patternErrorMessage?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

type Widget = Record<string, unknown> & { widget: string };
export type FormField = Widget & { name: string };

const SHORT = 120;
// Decimal places of a number: prices have two, degrees five.
const CEDI = 0.01;
const COORDINATE = 0.00001;

const toLabel = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function textField(schema: Schema): Widget {
  const { pattern, patternErrorMessage, maxLength = 0 } = schema;
  return {
    widget: maxLength > SHORT ? 'text' : 'string',
    ...(maxLength ? { maxlength: maxLength } : {}),
    ...(pattern ? { pattern: [pattern, patternErrorMessage ?? 'this is not right here'] } : {}),
  };
}

/** The kind of box for a value; undefined for what a form cannot show, which is changed as text. */
function widgetOf(schema: Schema): Widget | undefined {
  const { type, anyOf = [], items, minimum, maximum } = schema;
  const range = {
    ...(minimum ? { min: minimum } : {}),
    ...(maximum && maximum < 1e9 ? { max: maximum } : {}),
  };
  const number = anyOf.find((each) => each.type === 'number');
  if (number) return { widget: 'number', value_type: 'float', step: COORDINATE };
  // '' or an address: an empty box.
  const [text] = anyOf.filter((each) => each.const !== '' && each.type === 'string');
  if (text && anyOf.every((each) => each.type === 'string')) return { widget: 'string' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', value_type: 'int', ...range };
  if (type === 'number')
    return {
      widget: 'number',
      value_type: 'float',
      step: maximum && maximum < 100 ? COORDINATE : CEDI,
      ...range,
    };
  if (type === 'string') return textField(schema);
  if (type === 'object' && schema.properties) {
    const fields = toFormFields(schema);
    return fields.length === Object.keys(schema.properties).length ? { widget: 'object', fields } : undefined;
  }
  if (type !== 'array' || !items) return undefined;
  const item = widgetOf(items);
  if (!item) return undefined;
  const list = {
    widget: 'list',
    ...(schema.minItems ? { min: schema.minItems } : {}),
    ...(schema.maxItems ? { max: schema.maxItems } : {}),
  };
  if (item['fields']) return { ...list, fields: item['fields'] };
  return { ...list, field: { name: 'item', label: 'Item', ...item } };
}

/** The boxes of a form for an object's fields, in its order, each labelled and explained as in the schema. */
function toFormFields({ properties = {}, required = [] }: Schema): FormField[] {
  return Object.entries(properties).flatMap(([name, schema]): FormField[] => {
    const widget = widgetOf(schema);
    if (!widget) return [];
    const isNeeded = required.includes(name) && widget.widget !== 'boolean';
    const { default: preset, description } = schema;
    return [
      {
        name,
        label: toLabel(name),
        required: isNeeded,
        ...(description ? { hint: description } : {}),
        ...(preset !== undefined && typeof preset !== 'object' ? { default: preset } : {}),
        ...widget,
      },
    ];
  });
}

/** How the files of one form are read and written. */
export interface Format {
  name: string;
  extension: string;
  hasHeader: boolean;
  defaults: Defaults;
  /** The fields that say something only when they are true, at any depth. */
  flags: string[];
}

/** Fields that may be left out and can only be true: a box that is not ticked has no line. */
function listFlags({ properties = {}, required = [], items }: Schema): string[] {
  const inside = Object.entries(properties).flatMap(([name, schema]) =>
    schema.const === true && !required.includes(name) ? [name] : listFlags(schema),
  );
  return [...new Set(items ? listFlags(items) : inside)];
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
  const whole = toJsonSchema(schema, '') as Schema;
  const shown = toFormFields(whole);
  const hasHeader = kind.extensions.includes('.md');
  const name = `kept-${toName(path)}${hasHeader ? '-frontmatter' : ''}`;
  const defaults = Object.fromEntries(
    shown.map((field) => [field.name, field['default'] ?? (field.widget === 'boolean' ? false : '')]),
  );
  const text = { name: 'body', label: 'Text', widget: 'text', required: kind.text?.isNeeded ?? false };
  const flags = listFlags(whole);
  const format = { name, extension: hasHeader ? 'md' : 'yaml', hasHeader, defaults, flags };
  return { format, fields: [...shown, ...(hasHeader ? [text] : []), ...HIDDEN] as FormField[] };
}
