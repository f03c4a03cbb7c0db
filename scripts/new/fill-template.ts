import { stringify } from 'yaml';

type Answers = ReadonlyMap<string, unknown>;

const FIELD = /^(?:# )?(\w+):(?=\s|$)/;

function fillFields(header: string, answers: Answers, fields: readonly string[]): string {
  // The remark at the top says how to copy the template; that is done.
  const below = header.replace(/^[\s\S]*?\n\n/, '');
  const open = new Map(answers);
  // A field with what is indented below it, or any other single line.
  const filled = below.split(/\n(?! )/).flatMap((block) => {
    const name = FIELD.exec(block)?.[1] ?? '';
    if (!fields.includes(name)) return block;
    if (!open.has(name)) return block.startsWith('#') && !answers.has(name) ? block : [];
    const value = open.get(name);
    open.delete(name);
    return stringify({ [name]: value }, { lineWidth: 0, singleQuote: true }).trimEnd();
  });
  return `${filled.join('\n').trim()}\n`;
}

/**
 * A template with the answers in the places of its examples, and `text` below the header block when it has one. Examples
 * without an answer are left out; the remarks that show further fields stay, for whoever goes on writing.
 */
export function fillTemplate(
  template: string,
  { answers, fields, text }: { answers: Answers; fields: readonly string[]; text: string },
): string {
  const [, header] = /^---\n([\s\S]*?)\n---\n/.exec(template) ?? [];
  if (header === undefined) return fillFields(template, answers, fields);
  return `---\n${fillFields(header, answers, fields)}---\n${text && `\n${text.trim()}\n`}`;
}
