/** A line of YAML in its parts: '  - name: Van' is indent '  - ', key 'name', value 'Van'. */
interface LineParts {
  indent: string;
  key: string;
  value: string;
}

/** The parts of a line with a field; null for any other line. */
export function linePartsOf(line: string): LineParts | null {
  const [, indent, key, value] = /^(\s*(?:- +)*)([\w-]+):(?:\s+(.*))?$/.exec(line) ?? [];
  return indent === undefined || key === undefined ? null : { indent, key, value: (value ?? '').trim() };
}

/** Whether a value begins with quotes that are not closed. */
export const isOpenQuote = (value: string) =>
  /^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|'')*$/.test(value);

/** Whether a value begins with a bracket that is not closed. */
export function isOpenBracket(value: string): boolean {
  if (!/^[[{]/.test(value)) return false;
  const words = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '').replace(/\s#.*$/, '');
  return words.split(/[[{]/).length > words.split(/[\]}]/).length;
}

/** A message about a character that only looks like a space or a hyphen at the beginning of a line. */
export function explainOddStart(line: string): string | undefined {
  if (/^\s*(?:- +)*(?:\u00a0|[\w-]+:\u00a0|-\u00a0)/.test(line))
    return 'this is a non-breaking space, copied from a web page or Word. Delete it and press the space bar';
  if (/^\s*[–—−‐‑•]\s/.test(line))
    return 'an item of a list begins with the hyphen of the keyboard and a space. Write - instead of this sign';
  return undefined;
}

// Unlike shorten(), keeps all spaces: French has non-breaking ones.
const cut = (text: string) => (text.length > 50 ? `${text.slice(0, 47)}...` : text);
const quoted = (text: string) => (cut(text).includes("'") ? JSON.stringify(cut(text)) : `'${cut(text)}'`);

const byCode: Record<string, string> = {
  DUPLICATE_KEY: 'this field is here twice. Keep one of the two',
  BAD_DQ_ESCAPE: 'a backslash between double quotes has a special meaning. Use single quotes, or write \\\\',
  MULTIPLE_DOCS: 'a line --- begins a second file here. Remove it',
  TAB_AS_INDENT: 'this line begins with a tab. Use spaces instead',
  OPEN_BRACKET:
    'a bracket is not closed. Each { needs a }, and each [ needs a ]; a text that begins with one needs quotes',
};

/** The fields between the braces of a line, as they were written. */
const fieldsIn = (line: string): [string, string][] =>
  Array.from(
    (/\{(.*)\}/.exec(line)?.[1] ?? '').matchAll(/([\w-]+):\s+(.*?)\s*(?=,\s*[\w-]+:\s|$)/g),
    ([, key = '', value = '']) => [key, value],
  );

/** The first field between braces whose text needs quotes, or different ones: its value as written, and the words alone. */
export function findUnquoted(
  line: string,
): { key: string; value: string; words: string; mark: string } | undefined {
  for (const [key, value] of fieldsIn(line)) {
    const [, mark = '', inside = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
    const isEscaped = mark === "'" ? "''" : '\\"';
    if (mark && inside.replaceAll(isEscaped, '').includes(mark)) return { key, value, words: inside, mark };
    // Field names begin with a small letter. A capital before the colon means that it belongs to the text.
    if (/^(?:[^\s"']+|[^"'].*\s[A-Z]\S*):(?:\s|$)/.test(value))
      return { key, value, words: value, mark: ':' };
  }
  return undefined;
}

function explainBraces(line: string): string | undefined {
  if (!/\{.*\}/.test(line)) return undefined;
  const found = findUnquoted(line);
  if (!found)
    return 'write a comma between the fields in { }, as in { name: Full blood count, price: 40 }; a text with a colon needs quotes';
  const { key, words, mark } = found;
  const why =
    mark === ':'
      ? 'a colon in the text needs quotes around the text'
      : `the ${mark} within the text ends the quotes too early`;
  return `${why}. Write ${key}: ${quoted(words)}`;
}

const MISPLACED =
  'this line is not lined up with the fields around it. Begin it with as many spaces as they have';

type Cause = (line: string, value: string) => string | undefined | false;

// From the most certain to the most general. Each looks at the line where the parser stopped.
const causes: Cause[] = [
  (line) => {
    const found = /^\s*(?:- +)*([\w-]+):(?=[^\s/:])(.+)$/.exec(line);
    return found?.[1] && `a space is missing after the colon. Write ${found[1]}: ${cut(found[2] ?? '')}`;
  },
  (_, value) =>
    /^'[^']*'[^,}\]\s]/.test(value) &&
    `an apostrophe ends the quotes too early. Use double quotes: "${cut(value.replaceAll(/^'|'$/g, ''))}"`,
  (_, value) =>
    /^"[^"]*"[^,}\]\s#]/.test(value) &&
    `quotes inside quotes end the text too early. Write ${quoted(value.slice(1, -1))}`,
  (_, value) =>
    /^(["'])(?:(?!\1).)*\1\s+[^#\s]/.test(value) &&
    'there are words after the closing quotes. Put the quotes around all of the text',
  (_, value) =>
    /^(?:\[[^\]]*\]|\{[^}]*\})\s*[^\s#]/.test(value) &&
    `a text that begins with ${value[0]} needs quotes. Write ${quoted(value)}`,
  (line) => explainBraces(line),
  (_, value) =>
    /:(?: |$)/.test(value) && `a colon in the text needs quotes around the text. Write ${quoted(value)}`,
  (_, value) =>
    /^[@`%,|>&*!\]}]/.test(value) &&
    `a text that begins with ${value[0]} needs quotes. Write ${quoted(value)}`,
  (_, value) => /^- /.test(value) && 'a list begins on the next line, each item after a hyphen and a space',
  (line) =>
    !line.includes(':') &&
    !/^\s*-/.test(line) &&
    'this is not a field. Write its name, a colon, a space and the text; or put the text into the quotes of the line above',
];

/**
 * A message about a line that the YAML parser refused. `code` is the parser's code of the error, `before` the line above.
 */
export function explainYamlError(code: string, line: string, before = ''): string {
  const value = linePartsOf(line)?.value ?? line.replace(/^\s*(?:- +)?/, '');
  const odd = explainOddStart(line);
  if (odd) return odd;
  if (code === 'OPEN_BRACKET' && /\s#.*[\]}]\s*$/.test(line))
    return 'what follows # is a remark, so the closing bracket is lost in it. Write the remark after the bracket';
  if (code === 'EMPTY_ABOVE') {
    const [brackets = ''] = /\[\]|\{\}/.exec(line) ?? [];
    return `remove ${brackets}: they mean an empty list, and there are items on the lines below`;
  }
  const known = byCode[code];
  if (known) return known;
  if (code === 'OPEN_QUOTE') return `the quotes are not closed. Write ${value[0]} at the end of the text too`;
  if (code === 'BAD_INDENT' && linePartsOf(line) && linePartsOf(before)) return MISPLACED;
  for (const cause of causes) {
    const sentence = cause(line, value);
    if (sentence) return sentence;
  }
  if (['BAD_INDENT', 'UNEXPECTED_TOKEN', 'MULTILINE_IMPLICIT_KEY', 'TAB_AS_INDENT'].includes(code))
    return MISPLACED;
  return 'this line cannot be read. Compare it with the same line in another file of this folder';
}
