import { parse } from 'yaml';
import type { Field } from './field.ts';

const parts = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split(' | '))
    .map((line) => line.trim())
    .filter(Boolean);

function readLine(text: string, { schema }: Field): unknown {
  // 200, true, { file: ./1.jpg, alt: A van }: what YAML makes of it, where the field takes more than words.
  try {
    const value: unknown = parse(text);
    return typeof value !== 'string' && schema.safeParse(value).success ? value : text;
  } catch {
    return text;
  }
}

/** What somebody typed for a field, as its value; one line, or several for lists and groups. Check it afterwards. */
export function readAnswer(lines: readonly string[], field: Field): unknown {
  if (field.form === 'list') return parts(lines);
  if (field.form === 'line') return readLine(lines.at(-1)?.trim() ?? '', field);
  const groups = lines.map((line): [string, string[]] => {
    const [name = '', ...rest] = line.split(':');
    return [name.trim(), parts([rest.join(':')])];
  });
  return Object.fromEntries(groups);
}
