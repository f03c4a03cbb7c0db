import { linePartsOf } from './line-parts.ts';

const indentOf = (line: string) => /^\s*/.exec(line)?.[0] ?? '';

/**
 * The line as it may have been meant, so that reading can go on and find the other mistakes; null where nothing helps.
 * `before` is the line above.
 */
export function mendLine(line: string, code: string, before: string): string | null {
  if (code === 'TAB_AS_INDENT') return line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  if (
    code === 'BAD_INDENT' &&
    linePartsOf(line) &&
    linePartsOf(before) &&
    indentOf(line) !== indentOf(before)
  )
    return indentOf(before) + line.trimStart();
  const spaced = line.replace(/^(\s*(?:- +)*[\w-]+):(?=[^\s/:])/, '$1: ');
  const parts = linePartsOf(spaced);
  if (!parts?.value || /^[|>]/.test(parts.value)) return null;
  const words = parts.value.replace(/^["']|["']$/g, '');
  return `${parts.indent}${parts.key}: ${JSON.stringify(words)}`;
}
