/** A line of YAML in its parts: '  - name: Van' is indent '  - ', key 'name', value 'Van'. */
interface LineParts {
  indent: string;
  key: string;
  value: string;
}

/** The parts of a line that holds a field; null for any other line. */
export function linePartsOf(line: string): LineParts | null {
  const [, indent, key, value] = /^(\s*(?:- +)*)([\w-]+):(?:\s+(.*))?$/.exec(line) ?? [];
  return indent === undefined || key === undefined ? null : { indent, key, value: (value ?? '').trim() };
}

/** Whether quotes begin a value and never end. */
export const isOpenQuote = (value: string) =>
  /^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|'')*$/.test(value);

/** Whether a value begins with a bracket and has fewer closing than opening ones. */
export function isOpenBracket(value: string): boolean {
  if (!/^[[{]/.test(value)) return false;
  const words = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '').replace(/\s#.*$/, '');
  return words.split(/[[{]/).length > words.split(/[\]}]/).length;
}

/** A sentence about a sign at the beginning of a line or a value that looks like a space or a hyphen and is none. */
export function explainOddStart(line: string): string | undefined {
  if (/^\s*(?:- +)*(?:\u00a0|[\w-]+:\u00a0|-\u00a0)/.test(line))
    return 'the space here is one that cannot break, as web pages and Word have it. Delete it and press the space bar';
  if (/^\s*[–—−‐‑•]\s/.test(line))
    return 'an item of a list begins with the hyphen of the keyboard and a space. Write - in place of this sign';
  return undefined;
}
