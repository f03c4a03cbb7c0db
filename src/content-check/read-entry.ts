import type * as z from 'zod';
import { idOf, type Kind } from '#schemas/kind.ts';
import { readBody, type Body } from './body/read-body.ts';
import type { Entry } from './content.ts';
import { decodeText } from './decode-text.ts';
import { checkNumbers, checkStrings } from './fields/check-values.ts';
import { listFieldFindings } from './fields/list-field-findings.ts';
import { START, type Finding } from './problem.ts';
import { readYaml, type Yaml } from './yaml/read-yaml.ts';

const NO_BODY: Body = { findings: [], links: [], pictures: [], anchors: [] };

const placeOf = ({ line, column, field }: Finding) => `${line}:${column} ${field}`;

/** The sizes of texts, which no schema sees, since they are no fields. */
function checkLength(text: string, line: number, limits: NonNullable<Kind['text']>): Finding[] {
  const { length } = text.trim();
  const at = { line: line - 1, column: 1, field: '' };
  if (length === 0 && limits.isNeeded)
    return [{ ...at, message: 'write the text below the header block; it is empty' }];
  if (length <= limits.mostLetters) return [];
  return [
    {
      ...at,
      message: `the text is ${length} letters long. Shorten it to at most ${limits.mostLetters} letters`,
    },
  ];
}

function checkFields(schema: z.ZodType, yaml: Yaml): { value: unknown; findings: Finding[] } {
  if (yaml.data === undefined && yaml.findings.length > 0) return { value: undefined, findings: [] };
  const data = yaml.data === undefined ? {} : yaml.data;
  if (typeof data !== 'object' || data === null || (Array.isArray(data) && schema.type !== 'array')) {
    const message =
      'there are no fields here. Write a name, a colon, a space and the text on each line, as in title: Open day';
    return { value: undefined, findings: [{ ...yaml.locate([]), field: '', message }] };
  }
  const { success, data: value, error } = schema.safeParse(data);
  return success
    ? { value, findings: [] }
    : { value: undefined, findings: listFieldFindings(schema, { ...yaml, data }, error) };
}

/** Reads the bytes of one entry and collects its own mistakes; those that only show beside other files come later. */
export function readEntry(file: string, bytes: Uint8Array, kind: Kind): Entry {
  const entry: Entry = {
    file,
    kind,
    id: kind.path === file ? '' : idOf(file, kind),
    data: undefined,
    value: undefined,
    findings: [],
    body: NO_BODY,
    text: '',
    textLine: 1,
    links: [],
    pictures: [],
    locate: () => START,
    remarkAt: () => undefined,
  };
  const decoded = decodeText(bytes, !Array.isArray(kind.names));
  entry.findings.push(...decoded.findings);
  if (decoded.text === '') return entry;

  let source = decoded.text.replace(/^\uFEFF/, '');
  let line = 1;
  if (/\.mdx?$/.test(file)) {
    const parts = splitFrontMatter(source);
    if ('message' in parts) {
      entry.findings.push(parts);
      return entry;
    }
    source = parts.header;
    line = parts.headerLine;
    entry.body = readBody(parts.body, parts.bodyLine, file.endsWith('.mdx'));
    entry.text = parts.body;
    entry.textLine = parts.bodyLine;
    entry.findings.push(...entry.body.findings);
    if (kind.text) entry.findings.push(...checkLength(parts.body, parts.bodyLine, kind.text));
  }
  const yaml = readYaml(source, line);
  const fields = checkFields(kind.schemas?.get(entry.id) ?? kind.schema, yaml);
  const strings = checkStrings(yaml);
  entry.data = yaml.data;
  entry.locate = yaml.locate;
  entry.remarkAt = yaml.remarkAt;
  entry.value = fields.value;
  entry.links = [...strings.links, ...entry.body.links];
  entry.pictures = [...strings.pictures, ...entry.body.pictures];
  // What the schema or the parser has said of a place need not be said again.
  const unread = new Set(yaml.findings.map((finding) => finding.line));
  const told = new Set(fields.findings.map(placeOf));
  const inValues = [...checkNumbers(yaml), ...strings.findings].filter(
    (finding) => !unread.has(finding.line) && !told.has(placeOf(finding)),
  );
  entry.findings.push(...yaml.findings, ...fields.findings, ...inValues);
  return entry;
}

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
    header: lines.slice(1, second).join('\n'),
    headerLine: 2,
    body: lines.slice(second + 1).join('\n'),
    bodyLine: second + 2,
  };
}
