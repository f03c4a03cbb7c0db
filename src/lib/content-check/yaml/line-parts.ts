/** A line of YAML in its parts: '  - name: Van' is indent '  - ', key 'name', value 'Van'. */
export interface LineParts {
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
