/** The hyphen of a list item that has no space after it. */
export const HYPHEN_ALONE = /^(\s*)-(?=[{["'\p{L}])/u;

/** A message about a wrong sign: a dash or a bullet that begins the line, or a non-breaking space before the text or value. */
export function explainOddStart(line: string): string | undefined {
  if (/^\s*```/.test(line)) return 'remove this line: ``` only marks code in a chat or on a web page';
  if (/^\s*(?:- +)*(?:\u00a0|[\w-]+:\u00a0|-\u00a0)/.test(line))
    return 'this is a non-breaking space, copied from a web page or Word. Delete it and press the space bar';
  if (/^\s*[–—−‐‑•]\s/.test(line))
    return 'an item of a list begins with the hyphen of the keyboard and a space. Write - instead of this sign';
  if (HYPHEN_ALONE.test(line))
    // A list that was read as one text has its other items here too.
    return `a space is missing after the hyphen. Write ${shortenValue(
      line
        .trim()
        .replace(HYPHEN_ALONE, '- ')
        .replace(/ -\p{L}.*/u, ''),
    )}`;
  return undefined;
}

// shorten() in problem.ts would replace non-breaking spaces, which French texts have.
const shortenValue = (text: string) => (text.length > 50 ? `${text.slice(0, 47)}...` : text);
const quoted = (text: string) => {
  const short = shortenValue(text);
  return short.includes("'") ? JSON.stringify(short) : `'${short}'`;
};

const messageByCode: Record<string, string> = {
  DUPLICATE_KEY: 'this field is here twice. Keep one of the two',
  BAD_DQ_ESCAPE: 'a backslash between double quotes has a special meaning. Use single quotes, or write \\\\',
  MULTIPLE_DOCS: 'a line --- begins a second file here. Remove that line',
  EMPTY_ABOVE: 'remove the brackets: they mean an empty list, and there are items on the lines below',
  RESOURCE_EXHAUSTION: 'too many brackets are nested here. Remove all but a few',
  TAB_AS_INDENT: 'this line begins with a tab. Use spaces instead',
};

/** The value in a line with a field; undefined for any other line. */
export function valueIn(line: string): string | undefined {
  const match = /^\s*(?:- +)*[\w-]+:(?:[ \t]+(.*))?$/.exec(line);
  return match ? (match[1] ?? '').trim() : undefined;
}

/** Whether YAML would read a colon in a value as the end of a field's name. In 10:30, it would not. */
export const hasColon = (value: string) => /:(?: |$)/.test(value);

const HOW_TO_USE_BRACKETS =
  'write a comma between the parts of { } or [ ], and double quotes around a text with a colon or an apostrophe, as in { name: "Women\'s day: free tests", price: 40 }';

type ExplainLine = (line: string, value: string) => string | undefined | false;

// From the most certain to the most general.
const explanations: readonly ExplainLine[] = [
  (line) => {
    const [, name, text = ''] = /^\s*(?:- +)*([\w-]+):(?=[^\s/:])(.+)$/.exec(line) ?? [];
    return name && `a space is missing after the colon. Write ${name}: ${shortenValue(text)}`;
  },
  (_, value) => {
    const [text] = /^["'].*/.exec(value) ?? [];
    // Quotes around the whole text are replaced. Other quotes are a part of the text.
    const words = /^(["'])(.*)\1$/.exec(value)?.[2];
    return text && `the quotes end too early. Put quotes around all of the text: ${quoted(words ?? text)}`;
  },
  (_, value) => hasColon(value) && `a colon in the text needs quotes around the text. Write ${quoted(value)}`,
  (_, value) =>
    /^[@`%,|>&*!\]}[{]/.test(value) &&
    `a text that begins with ${value[0]} needs quotes. Write ${quoted(value)}`,
  (_, value) => /^- /.test(value) && 'a list begins on the next line, each item after a hyphen and a space',
  (line) =>
    !line.includes(':') &&
    !/^\s*-/.test(line) &&
    'this is not a field. If it belongs to the text above, put it at the end of that line, before a closing quote; if not, write the name of a field, a colon, a space and the text',
];

/** What the parser was reading when it stopped: a text in quotes, a group or list in brackets, or neither. */
export type Enclosure = 'quotes' | 'brackets' | undefined;

/** A message about a line that the YAML parser refused. `code` is the parser's error code or EMPTY_ABOVE; '' if there is none. */
export function explainYamlError(code: string, line: string, enclosure?: Enclosure): string {
  const value = valueIn(line) ?? line.replace(/^\s*(?:- +)?/, '').trim();
  const certain = explainOddStart(line) ?? messageByCode[code];
  if (certain) return certain;
  if (enclosure === 'quotes') {
    // The open quote may follow other texts, as in this value: ['Nurse', "The van
    const [upToQuote = value] = /^["']|.*[\s[{,]["']/.exec(value) ?? [];
    return `the quotes are not closed. Write ${upToQuote.at(-1)} at the end of the text too`;
  }
  if (enclosure === 'brackets') {
    const [, text] = /[\s[{,]'([^'{}[\]]*\p{L}'\p{L}[^'{}[\]]*)'/u.exec(line) ?? [];
    if (text) return `the apostrophe ends the quotes. Write "${text}"`;
    // In brackets, BAD_INDENT means that the parser found no closing bracket.
    if (code !== 'BAD_INDENT') return HOW_TO_USE_BRACKETS;
    return /\s#.*[\]}]\s*$/.test(line)
      ? 'what follows # is a remark, so the closing bracket is lost in it. Write the remark after the bracket'
      : 'a bracket is not closed. Each { needs a }, and each [ needs a ]; a text that begins with { or [ needs quotes';
  }
  for (const explain of explanations) {
    const message = explain(line, value);
    if (message) return message;
  }
  return ['BAD_INDENT', 'UNEXPECTED_TOKEN', 'MULTILINE_IMPLICIT_KEY'].includes(code)
    ? 'this line is not lined up with the fields around it. Begin it with as many spaces as they have'
    : 'this line cannot be read. Compare it with the same line in another file of this folder';
}
