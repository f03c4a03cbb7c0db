import type * as z from 'zod';
import type { Kind } from '#schemas/kind.ts';
import { toJsonSchema } from '../../lib/json-schema.ts';

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
type FormField = Widget & { name: string };

const SHORT = 120;
// Decimal places of a number: prices have two, degrees five.
const CEDI = 0.01;
const COORDINATE = 0.00001;

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** 'Event start date' for eventStartDate. */
const toLabel = (name: string) => capitalise(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());

const textField = ({ pattern, patternErrorMessage, maxLength }: Schema): Widget => ({
  widget: maxLength && maxLength > SHORT ? 'text' : 'string',
  maxlength: maxLength,
  pattern: pattern && [pattern, patternErrorMessage ?? 'this is not right here'],
});

/** The kind of box for a value; undefined for what a form cannot show, which is changed as text. */
function widgetOf(schema: Schema): Widget | undefined {
  const { type, anyOf = [], items, minimum, maximum = Infinity } = schema;
  if (anyOf.some((each) => each.type === 'number'))
    return { widget: 'number', value_type: 'float', step: COORDINATE };
  // '' or an address: an empty box.
  if (anyOf.length > 0 && anyOf.every((each) => each.type === 'string')) return { widget: 'string' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  const range = { min: minimum || undefined, max: maximum < 1e9 ? maximum : undefined };
  if (type === 'integer') return { widget: 'number', value_type: 'int', ...range };
  if (type === 'number') {
    const step = maximum < 100 ? COORDINATE : CEDI;
    return { widget: 'number', value_type: 'float', step, ...range };
  }
  if (type === 'string') return textField(schema);
  if (type === 'object' && schema.properties) {
    const fields = toFormFields(schema);
    return fields.length === Object.keys(schema.properties).length ? { widget: 'object', fields } : undefined;
  }
  const item = type === 'array' && items && widgetOf(items);
  if (!item) return undefined;
  const list = { widget: 'list', min: schema.minItems, max: schema.maxItems };
  if (item['fields']) return { ...list, fields: item['fields'] };
  return { ...list, field: { name: 'item', label: 'Item', ...item } };
}

/** The boxes of a form for an object's fields, in its order, each labelled and explained as in the schema. */
function toFormFields({ properties = {}, required = [] }: Schema): FormField[] {
  return Object.entries(properties).flatMap(([name, schema]): FormField[] => {
    const widget = widgetOf(schema);
    if (!widget) return [];
    const { default: preset, description } = schema;
    return [
      {
        name,
        label: toLabel(name),
        required: required.includes(name) && widget.widget !== 'boolean',
        hint: description,
        default: typeof preset === 'object' ? undefined : preset,
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
  /** Its fields, with what an empty one of them would say anyway: a line that says it is not added to a file. */
  defaults: Readonly<Record<string, unknown>>;
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

/** 'faqs-booking' for content/faqs/booking: names of forms have no slashes. */
export const toName = (path: string) =>
  path
    .replace('content/', '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-');
/** 'Faqs booking' for content/faqs/booking. */
export const toWords = (path: string) => capitalise(toName(path).replaceAll('-', ' '));

export interface Form {
  name: string;
  label: string;
  format: Format;
  fields: FormField[];
}

/** The form for the files of a kind at a path: its boxes, and how those files are read and written. */
export function makeForm(kind: Kind, schema: z.ZodType, path: string): Form {
  const whole = toJsonSchema(schema, '') as Schema;
  const shown = toFormFields(whole);
  const hasHeader = kind.extensions.includes('.md');
  const defaults = shown.map((field) => [
    field.name,
    field['default'] ?? (field.widget === 'boolean' ? false : ''),
  ]);
  const text = { name: 'body', label: 'Text', widget: 'text', required: kind.text?.isNeeded ?? false };
  return {
    name: toName(path),
    label: toWords(path),
    format: {
      name: `kept-${toName(path)}${hasHeader ? '-frontmatter' : ''}`,
      extension: hasHeader ? 'md' : 'yaml',
      hasHeader,
      defaults: Object.fromEntries(defaults),
      flags: listFlags(whole),
    },
    fields: [...shown, ...(hasHeader ? [text] : []), ...HIDDEN],
  };
}
