import type * as z from 'zod';
import { isRecord } from '#lib/is-record.ts';
import { entryId, type Kind, parseTranslationPath } from '#schemas/kind.ts';
import { schemaOf } from '#schemas/word-tree.ts';
import { NO_BODY, readBody } from './body/read-body.ts';
import type { CheckedEntry } from './content.ts';
import { decodeText } from './decode-text.ts';
import { checkDecoded, checkNumbers, checkStrings } from './fields/check-values.ts';
import { NO_MESSAGE } from './fields/explain-issue.ts';
import { listFieldMistakes } from './fields/list-field-mistakes.ts';
import { mistakeAt, FILE_START, type Mistake, stoppedMessage } from './problem.ts';
import { readYaml, type Yaml } from './yaml/read-yaml.ts';

const placeKey = ({ line, column, field }: Mistake) => `${line}:${column} ${field}`;

/** Checks the length of the text below the header block, since schemas check only the header block. */
function checkLength(text: string, textLine: number, limits: NonNullable<Kind['text']>): Mistake[] {
  const { length } = text.trim();
  const headerEnd = { line: textLine - 1, column: 1 };
  if (length === 0 && limits.isNeeded)
    return [mistakeAt(headerEnd, 'write the text below the header block; it is empty')];
  if (length <= limits.maxLetters) return [];
  const message = `the text is ${length} letters long. Shorten it to at most ${limits.maxLetters} letters`;
  return [mistakeAt(headerEnd, message)];
}

function readFields(schema: z.ZodType, yaml: Yaml): { value?: unknown; mistakes: Mistake[] } {
  // readYaml has reported why there is nothing to read.
  if (yaml.data === undefined && yaml.mistakes.length > 0) return { mistakes: [] };
  // An empty header block, or one with only a remark, counts as {}, so the schema reports each missing field.
  const data = yaml.data ?? {};
  const hasFields = Array.isArray(data) ? schema.type === 'array' : isRecord(data);
  if (!hasFields) {
    const message =
      'there are no fields here. Write a name, a colon, a space and the text on each line, as in title: Open day';
    return { mistakes: [mistakeAt(yaml.locate([]), message)] };
  }
  const { data: value, error } = schema.safeParse(data, { error: () => NO_MESSAGE });
  return { value, mistakes: error ? listFieldMistakes(schema, { ...yaml, data }, error) : [] };
}

/** The result of readEntry() if a file cannot be read. All its other results start from this entry. */
const makeEmptyEntry = (known: Pick<CheckedEntry, 'file' | 'kind' | 'id' | 'mistakes'>): CheckedEntry => ({
  ...known,
  data: undefined,
  value: undefined,
  body: NO_BODY,
  text: '',
  textLine: 1,
  links: [],
  pictures: [],
  locate: () => FILE_START,
  remarkAt: () => undefined,
});

function explainEmptyFile(file: string, kind: Kind): string {
  if (parseTranslationPath(file)) return 'the file is empty. Write the translation, or remove the file';
  // Kinds with fixed file names have no template.
  return Array.isArray(kind.names)
    ? 'the file is empty, and the site needs it. Put its old text back. You find that text under History'
    : 'the file is empty. Start with a copy of _template, or remove the file';
}

/** Collects the mistakes of an entry that can be found without other files. */
export function readEntry(file: string, bytes: Uint8Array, kind: Kind): CheckedEntry {
  const id = entryId(file, kind);
  try {
    return readKnown(file, id, bytes, kind);
  } catch (error) {
    // A mistake of this file that we did not foresee must not hide the mistakes of the others.
    const message = stoppedMessage('the check of this file', error);
    return makeEmptyEntry({ file, kind, id, mistakes: [mistakeAt(FILE_START, message)] });
  }
}

function readKnown(file: string, id: string, bytes: Uint8Array, kind: Kind): CheckedEntry {
  const decoded = decodeText(bytes, explainEmptyFile(file, kind));
  const emptyEntry = makeEmptyEntry({ file, kind, id, mistakes: decoded.mistakes });
  if (decoded.text === '') return emptyEntry;

  const source = decoded.text;
  const isMarkdown = /\.mdx?$/.test(file);
  const partsOrMistake = isMarkdown ? splitFrontMatter(source) : { header: source, text: '', textLine: 1 };
  if ('message' in partsOrMistake) return { ...emptyEntry, mistakes: [...decoded.mistakes, partsOrMistake] };
  const { header, text, textLine } = partsOrMistake;
  const body = isMarkdown ? readBody(text, textLine, file.endsWith('.mdx')) : NO_BODY;
  const lengthMistakes = isMarkdown && kind.text ? checkLength(text, textLine, kind.text) : [];
  const yaml = readYaml(header);
  const { value, mistakes: fieldMistakes } = readFields(schemaOf(kind, id), yaml);
  const strings = checkStrings(yaml);
  // One message about a field is enough.
  const reported = new Set(fieldMistakes.map(placeKey));
  const valueMistakes = [...checkNumbers(yaml), ...checkDecoded(yaml, source), ...strings.mistakes].filter(
    (mistake) => !yaml.unreadableLines.has(mistake.line) && !reported.has(placeKey(mistake)),
  );
  return {
    ...emptyEntry,
    data: yaml.data,
    value,
    mistakes: [
      ...decoded.mistakes,
      ...body.mistakes,
      ...lengthMistakes,
      ...yaml.mistakes,
      ...fieldMistakes,
      ...valueMistakes,
    ],
    body,
    text,
    textLine,
    links: [...strings.links, ...body.links],
    pictures: [...strings.pictures, ...body.pictures],
    locate: yaml.locate,
    remarkAt: yaml.remarkAt,
  };
}

const FRONT_MATTER_RULE = 'The first line is ---, then come the fields, then --- again, then the text';
const FENCE = /^---[ \t]*$/;

const headerMistake = (line: number, message: string) => mistakeAt({ line, column: 1 }, message);

function splitFrontMatter(text: string) {
  const lines = text.split('\n');
  const opening = lines.findIndex((line) => line.trim() !== '');
  if (!FENCE.test(lines[opening] ?? '')) {
    if (/^\s*```/.test(lines[opening] ?? ''))
      return headerMistake(
        opening + 1,
        `remove the lines with \`\`\`: they only mark code in a chat or on a web page. ${FRONT_MATTER_RULE}`,
      );
    const isLikeFence = /^\s*(?:-{2,}|\+{3}|—|–)/.test(lines[opening] ?? '');
    const what = isLikeFence
      ? 'this line must be three hyphens and nothing else'
      : 'the header block is missing';
    return headerMistake(opening + 1, `${what}. ${FRONT_MATTER_RULE}`);
  }
  if (opening > 0) return headerMistake(1, 'remove the empty lines above the first ---');
  // Astro ends the header at the next line that begins with ---, and treats the rest of that line as text.
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (closing < 0) return headerMistake(1, `the header block has no end. ${FRONT_MATTER_RULE}`);
  if (!FENCE.test(lines[closing] ?? ''))
    return headerMistake(
      closing + 1,
      'this line begins with three hyphens. Remove the rest, or begin the line with another character',
    );
  return {
    // An empty line replaces the first ---, so that line numbers stay right.
    header: ['', ...lines.slice(1, closing)].join('\n'),
    text: lines.slice(closing + 1).join('\n'),
    textLine: closing + 2,
  };
}
