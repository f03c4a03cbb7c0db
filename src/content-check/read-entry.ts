import type * as z from 'zod';
import { holdsValues } from '#lib/is-record.ts';
import { idOf, type Kind } from '#schemas/kind.ts';
import { schemaOf } from '#schemas/words.ts';
import { NO_BODY, readBody } from './body/read-body.ts';
import type { Entry } from './content.ts';
import { decodeText } from './decode-text.ts';
import { checkNumbers, checkStrings } from './fields/check-values.ts';
import { listFieldFindings } from './fields/list-field-findings.ts';
import { findingAt, START, type Finding } from './problem.ts';
import { readYaml, type Yaml } from './yaml/read-yaml.ts';

const placeOf = ({ line, column, field }: Finding) => `${line}:${column} ${field}`;

/** The sizes of texts, which no schema sees, since they are no fields. */
function checkLength(text: string, line: number, limits: NonNullable<Kind['text']>): Finding[] {
  const { length } = text.trim();
  const at = { line: line - 1, column: 1 };
  if (length === 0 && limits.isNeeded)
    return [findingAt(at, 'write the text below the header block; it is empty')];
  if (length <= limits.mostLetters) return [];
  const message = `the text is ${length} letters long. Shorten it to at most ${limits.mostLetters} letters`;
  return [findingAt(at, message)];
}

function checkFields(schema: z.ZodType, yaml: Yaml): { value?: unknown; findings: Finding[] } {
  if (yaml.data === undefined && yaml.findings.length > 0) return { findings: [] };
  const data = yaml.data === undefined ? {} : yaml.data;
  if (!(Array.isArray(data) ? schema.type === 'array' : holdsValues(data))) {
    const message =
      'there are no fields here. Write a name, a colon, a space and the text on each line, as in title: Open day';
    return { findings: [findingAt(yaml.locate([]), message)] };
  }
  const { data: value, error } = schema.safeParse(data);
  return { value, findings: error ? listFieldFindings(schema, { ...yaml, data }, error) : [] };
}

/** Reads the bytes of one entry and collects its own mistakes; those that only show beside other files come later. */
export function readEntry(file: string, bytes: Uint8Array, kind: Kind): Entry {
  const id = kind.path === file ? '' : idOf(file, kind);
  const decoded = decodeText(bytes, !Array.isArray(kind.names));
  const unread: Entry = {
    file,
    kind,
    id,
    data: undefined,
    value: undefined,
    findings: decoded.findings,
    body: NO_BODY,
    text: '',
    textLine: 1,
    links: [],
    pictures: [],
    locate: () => START,
    remarkAt: () => undefined,
  };
  if (decoded.text === '') return unread;

  const source = decoded.text.replace(/^\uFEFF/, '');
  const isMarkdown = /\.mdx?$/.test(file);
  const parts = isMarkdown ? splitFrontMatter(source) : { header: source, text: '', textLine: 1 };
  if ('message' in parts) return { ...unread, findings: [...decoded.findings, parts] };
  const { header, text, textLine } = parts;
  const body = isMarkdown ? readBody(text, textLine, file.endsWith('.mdx')) : NO_BODY;
  const length = isMarkdown && kind.text ? checkLength(text, textLine, kind.text) : [];
  const yaml = readYaml(header);
  const { value, findings: inFields } = checkFields(schemaOf(kind, id), yaml);
  const strings = checkStrings(yaml);
  // What the schema or the parser has said of a place need not be said again.
  const brokenLines = new Set(yaml.findings.map(({ line }) => line));
  const told = new Set(inFields.map(placeOf));
  const inValues = [...checkNumbers(yaml), ...strings.findings].filter(
    (finding) => !brokenLines.has(finding.line) && !told.has(placeOf(finding)),
  );
  return {
    ...unread,
    data: yaml.data,
    value,
    findings: [...decoded.findings, ...body.findings, ...length, ...yaml.findings, ...inFields, ...inValues],
    body,
    text,
    textLine,
    links: [...strings.links, ...body.links],
    pictures: [...strings.pictures, ...body.pictures],
    locate: yaml.locate,
    remarkAt: yaml.remarkAt,
  };
}

/** A Markdown file in its two parts, with the line on which the second begins. */
interface FrontMatter {
  header: string;
  text: string;
  textLine: number;
}

const EXAMPLE = 'The first line is ---, then come the fields, then --- again, then the text';
const fence = /^---[ \t]*$/;

const refuse = (line: number, message: string) => findingAt({ line, column: 1 }, message);

/** The header block and the text of a Markdown file, or what is wrong with the lines around the header block. */
function splitFrontMatter(text: string): FrontMatter | Finding {
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
    // An empty line for the first ---: the others keep their numbers.
    header: ['', ...lines.slice(1, second)].join('\n'),
    text: lines.slice(second + 1).join('\n'),
    textLine: second + 2,
  };
}
