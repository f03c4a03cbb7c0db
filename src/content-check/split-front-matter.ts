import { START, type Finding } from './problem.ts';

/** A Markdown file in its two parts, with the lines on which they begin. */
interface FrontMatter {
  header: string;
  headerLine: number;
  body: string;
  bodyLine: number;
}

const EXAMPLE = 'The first line is ---, then come the fields, then --- again, then the text';
const fence = /^---[ \t]*$/;

const refuse = (line: number, message: string): Finding => ({ ...START, line, field: '', message });

/** The header block and the text of a Markdown file, or what is wrong with the lines around the header block. */
export function splitFrontMatter(text: string): FrontMatter | Finding {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!fence.test(lines[first] ?? '')) {
    const isFence = /^\s*(?:-{2,}|\+{3}|—|–)\s*/.test(lines[first] ?? '');
    const what = isFence ? 'this line must be three hyphens and nothing else' : 'the header block is missing';
    return refuse(first + 1, `${what}. ${EXAMPLE}`);
  }
  if (first > 0) return refuse(1, 'remove the empty lines above the first ---');
  const second = lines.findIndex((line, index) => index > 0 && fence.test(line));
  // Astro ends the header at any line that begins with ---, and would take the rest of that line for text.
  const early = lines.findIndex((line, index) => index > 0 && line.startsWith('---') && !fence.test(line));
  if (early > 0 && (second < 0 || early < second))
    return refuse(early + 1, 'this line must be three hyphens and nothing else, or not begin with them');
  if (second < 0) return refuse(1, `the header block has no end. ${EXAMPLE}`);
  return {
    header: lines.slice(1, second).join('\n'),
    headerLine: 2,
    body: lines.slice(second + 1).join('\n'),
    bodyLine: second + 2,
  };
}
