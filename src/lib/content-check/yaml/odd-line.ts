/** A sentence about a sign at the beginning of a line or a value that looks like a space or a hyphen and is none. */
export function explainOddStart(line: string): string | undefined {
  if (/^\s*(?:- +)*(?:\u00a0|[\w-]+:\u00a0|-\u00a0)/.test(line))
    return 'the space here is one that cannot break, as web pages and Word have it. Delete it and press the space bar';
  if (/^\s*[–—−‐‑•]\s/.test(line))
    return 'an item of a list begins with the hyphen of the keyboard and a space. Write - in place of this sign';
  return undefined;
}
