import { parse } from 'yaml';
import type { Format } from './make-form.ts';
import { mergeYaml, type Fields } from './merge-yaml.ts';

/** What the form keeps of a file beside the fields it shows, under names that no entry has. */
const SOURCE = '_source';
const ROLE = '_role';

// How files begin that are no entries: templates, and words in another language. Their names say so too, but are not known here.
const TEMPLATE = /^# (?:Copy this file to|What all health outreaches share|.+: the words of content\/)/m;
const HEADER = /^---\n([\s\S]*?\n)---(?:\n|$)([\s\S]*)$/;

function split(text: string, hasHeader: boolean): { header: string; body: string } {
  if (!hasHeader) return { header: text, body: '' };
  const [, header = '', body = ''] = HEADER.exec(text) ?? [];
  return { header, body };
}

const readHeader = (header: string) => (parse(header) ?? {}) as Fields;

/** What the form works on, from the text of a file. Templates say so, and are left out of its lists. */
export function readEntryText(text: string, hasHeader: boolean): Fields {
  const source = text.endsWith('\n') ? text : `${text}\n`;
  const { header, body } = split(source, hasHeader);
  const role = TEMPLATE.test(source) ? 'template' : 'entry';
  return {
    ...readHeader(header),
    ...(hasHeader ? { body: body.trim() } : {}),
    [SOURCE]: source,
    [ROLE]: role,
  };
}

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
};

/** A form's values without what it filled in by itself; `old` is what stood there. */
function clean(value: unknown, old: unknown, flags: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => clean(each, Array.isArray(old) ? old[index] : undefined, flags));
  if (typeof value !== 'object' || value === null) return value;
  const before = (old ?? {}) as Fields;
  const fields = Object.entries(value).filter(
    ([key, each]) =>
      !(each === false && flags.includes(key)) && (!isEmpty(each) || (key in before && isEmpty(before[key]))),
  );
  return Object.fromEntries(fields.map(([key, each]) => [key, clean(each, before[key], flags)]));
}

/**
 * The text of a file with the values of its form. What the form has no field for stays, and so does every line that was not
 * changed.
 */
export function writeEntryText(
  content: Fields,
  { hasHeader, defaults, flags }: Pick<Format, 'hasHeader' | 'defaults' | 'flags'>,
): string {
  const { [SOURCE]: kept, body: written, ...shown } = content;
  const source = typeof kept === 'string' ? kept : '';
  const old = split(source, hasHeader);
  const before = old.header ? readHeader(old.header) : {};
  const isAdded = (name: string, value: unknown) =>
    name === ROLE || (value === defaults[name] && !(name in before));
  const filled = Object.entries(clean(shown, before, flags) as Fields).filter(
    ([name, value]) => !isAdded(name, value),
  );
  const hidden = Object.entries(before).filter(([name]) => !(name in defaults));
  const values = Object.fromEntries([...filled, ...hidden]);
  const header = mergeYaml(old.header, values);
  if (!hasHeader) return header;
  const text = typeof written === 'string' ? written.trim() : '';
  const body = source && text === old.body.trim() ? old.body : text && `\n${text}\n`;
  return `---\n${header}---\n${body}`;
}
