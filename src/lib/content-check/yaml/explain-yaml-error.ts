const KEY_AND_VALUE = /^(\s*(?:- )*)([\w-]+):\s*(.*)$/;

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const shorten = (text: string) => (text.length > 50 ? `${text.slice(0, 47)}...` : text);

type Cause = (line: string, value: string) => string | undefined | false;

// From the surest to the most general; each looks at the line on which the parser gave up.
const causes: Record<string, Cause> = {
  tab: (line) => /^ *\t/.test(line) && 'a tab stands at the beginning of this line. Use spaces instead',
  noSpace: (line) => {
    const found = /^\s*(?:- )*([\w-]+):(?=[^\s/:])(.+)$/.exec(line);
    return found?.[1] && `a space is missing after the colon. Write ${found[1]}: ${shorten(found[2] ?? '')}`;
  },
  apostrophe: (_, value) =>
    /^'[^']*'[^,}\]\s]/.test(value) &&
    `an apostrophe ends the quotes too early. Use double quotes: "${shorten(value.replace(/^'|'$/g, ''))}"`,
  innerQuotes: (_, value) =>
    /^"[^"]*"[^,}\]\s#]/.test(value) &&
    `quotes inside quotes end the text too early. Use ' for the inner ones, or put ' around all of it`,
  open: (_, value) =>
    /^(["'])(?:(?!\1).)*$/.test(value) &&
    `the quotes are not closed. Write ${value[0]} at the end of the text too`,
  afterQuotes: (_, value) =>
    /^(["'])(?:(?!\1).)*\1\s+[^#\s]/.test(value) &&
    'words stand after the closing quotes. Put the quotes around all of the text',
  openList: (line) =>
    /[[{]/.test(line) &&
    line.split(/[[{]/).length !== line.split(/[\]}]/).length &&
    'a bracket is not closed. Each { needs a }, and each [ needs a ]',
  inBraces: (line) =>
    /\{.*\}/.test(line) &&
    'write a comma between the fields in { }, as in { name: Full blood count, price: 40 }',
  colon: (_, value) =>
    /:(?: |$)/.test(value) &&
    `a colon in the text needs quotes around the text. Write ${quoted(shorten(value))}`,
  special: (_, value) =>
    /^[@`%,|>&*!]/.test(value) &&
    `a text that begins with ${value[0]} needs quotes. Write ${quoted(shorten(value))}`,
  dash: (_, value) =>
    /^- /.test(value) && 'a list begins on the line below, each item after a hyphen and a space',
  noColon: (line) =>
    !line.includes(':') &&
    !/^\s*-/.test(line) &&
    'this is no field. Write its name, a colon, a space and the text',
};

/**
 * A sentence for editors about a line that the YAML parser refused. `code` is the parser's own word for it; `line` the
 * whole line.
 */
export function explainYamlError(code: string, line: string): string {
  if (code === 'DUPLICATE_KEY') return 'this field stands here twice. Keep one of the two';
  if (code === 'BAD_DQ_ESCAPE')
    return 'a backslash between double quotes has a special meaning. Use single quotes, or write \\\\';
  if (code === 'MULTIPLE_DOCS') return 'a line --- begins a second file here. Remove it';
  const value = KEY_AND_VALUE.exec(line)?.[3] ?? line.replace(/^[\s-]*/, '');
  for (const cause of Object.values(causes)) {
    const sentence = cause(line, value);
    if (sentence) return sentence;
  }
  if (code === 'BAD_INDENT' || code === 'UNEXPECTED_TOKEN' || code === 'MULTILINE_IMPLICIT_KEY')
    return 'this line is not in line with the fields around it. Give it as many spaces at the beginning as they have';
  return 'this line cannot be read. Compare it with the same line in another file of this folder';
}

/** The line with its text in quotes, so that reading can go on and find the other mistakes; null where that is no help. */
export function mendLine(line: string): string | null {
  if (/^ *\t/.test(line)) return line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  const spaced = line.replace(/^(\s*(?:- )*[\w-]+):(?=[^\s/:])/, '$1: ');
  const [, indent, key, value] = KEY_AND_VALUE.exec(spaced) ?? [];
  if (indent === undefined || key === undefined || !value || /^[[{|>]/.test(value)) return null;
  return `${indent}${key}: ${JSON.stringify(value.replace(/^["']|["']$/g, ''))}`;
}
