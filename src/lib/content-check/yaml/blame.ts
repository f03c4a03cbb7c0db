import { isOpenBracket, isOpenQuote, linePartsOf } from './line-parts.ts';

const indentOf = (line = '') => line.length - line.trimStart().length;

/**
 * The line that an editor got wrong. The parser names the one on which it could not go on, which is often the next, or
 * the last of the file. `code` is the parser's word for the mistake.
 */
export function blame(
  lines: readonly string[],
  index: number,
  code: string,
): { index: number; code: string } {
  const valueOf = (at: number) =>
    linePartsOf(lines[at] ?? '')?.value ?? (lines[at] ?? '').replace(/^\s*- +/, '');

  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab >= 0) return { index: tab, code: 'TAB_AS_INDENT' };

  for (let at = index; at >= 0; at -= 1) {
    // Quotes or brackets that are open swallow what follows them.
    if (isOpenQuote(valueOf(at)) && code !== 'BAD_DQ_ESCAPE') return { index: at, code: 'OPEN_QUOTE' };
    if (isOpenBracket(valueOf(at)) && !lines.slice(at + 1, index + 1).some((line) => /^\s*[\]}]/.test(line)))
      return { index: at, code: 'OPEN_BRACKET' };
  }
  const value = valueOf(index);
  const next = lines[index + 1] ?? '';
  const isDeeper = linePartsOf(next) !== null && indentOf(next) > indentOf(lines[index]);
  if (isDeeper && value !== '' && !/: |:$/.test(value) && /IMPLICIT_KEY/.test(code))
    return { index: index + 1, code: 'BAD_INDENT' };
  return { index, code };
}
