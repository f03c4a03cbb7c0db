import { stringify } from 'yaml';

type Answers = ReadonlyMap<string, unknown>;

const FIELD = /^(?:# )?(\w+):(?= |$)/;

/** The lines of a template in blocks: a field with what is indented below it, or any other single line. */
function toBlocks(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (/^[ ]/.test(line)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function fillFields(header: string, answers: Answers, fields: readonly string[]): string {
  const lines = header.split('\n');
  // The remark at the top says how to copy the template; that is done.
  const start = lines.indexOf('') + 1;
  const open = new Map(answers);
  const filled = toBlocks(lines.slice(start)).flatMap((block) => {
    const [first = ''] = block;
    const name = FIELD.exec(first)?.[1] ?? '';
    if (!fields.includes(name)) return block;
    if (!open.has(name)) return first.startsWith('#') && !answers.has(name) ? block : [];
    const value = open.get(name);
    open.delete(name);
    return [stringify({ [name]: value }, { lineWidth: 0, singleQuote: true }).trimEnd()];
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
