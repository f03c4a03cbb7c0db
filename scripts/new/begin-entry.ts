import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { checkTogether } from '../../src/lib/content-check/check-together.ts';
import { idOf, kindOf } from '../../src/lib/content-check/kind-of.ts';
import type { Kind } from '../../src/lib/content-check/kind.ts';
import { KINDS } from '../../src/lib/content-check/kinds.ts';
import { sentenceOf } from '../../src/lib/content-check/problem.ts';
import { readContent } from '../../src/lib/content-check/read-content.ts';
import { readEntry } from '../../src/lib/content-check/read-entry.ts';
import { nextNumber, refuseId } from './choose-id.ts';
import { listFields, type Field } from './field.ts';
import { fillTemplate } from './fill-template.ts';
import { readAnswer } from './read-answer.ts';
import { readFlags } from './read-flags.ts';
import { THINGS } from './things.ts';

/** Asks one question and resolves to the line that was typed. */
export type Ask = (question: string) => Promise<string>;

interface Options {
  root: string;
  /** Left out where nobody can answer: then only flags count. */
  ask?: Ask | undefined;
}

function kindFor(word: string): { kind: Kind; asks: readonly string[] } {
  const thing = THINGS[word];
  const kind = KINDS.find(({ path }) => path === thing?.folder);
  if (thing && kind) return { kind, asks: thing.asks };
  throw new Error(
    `Say what to begin: npm run new -- event\nIt can be one of ${Object.keys(THINGS).join(', ')}.`,
  );
}

async function askFor({ name, about, isNeeded, form }: Field, ask: Ask): Promise<string[]> {
  const help = `${about && ` (${about})`}${isNeeded ? '' : ', or nothing'}`;
  if (form === 'line') return [await ask(`${name}${help}: `)].filter(Boolean);
  const lines: string[] = [];
  const example = form === 'groups' ? 'a group a line, as in "Plan: one thing | another"' : 'one a line';
  for (
    let line = await ask(`${name}${help}; ${example}; an empty line ends it: `);
    line;
    line = await ask('  ')
  )
    lines.push(line);
  return lines;
}

/**
 * Writes a new entry from its template, with what the flags say and what is answered, and returns its file. Throws a
 * sentence when the name is taken, or when `npm run check:content` would refuse the entry: then nothing is written.
 */
export async function beginEntry([word = '', ...args]: readonly string[], { root, ask }: Options) {
  const { kind, asks } = kindFor(word);
  const fields = listFields(kind.schema as z.ZodObject);
  const known = fields.map(({ name }) => name);
  const flags = readFlags(args, [...known, 'id', ...(kind.text ? ['text'] : [])]);
  const taken = readdirSync(join(root, kind.path), { recursive: true, encoding: 'utf8' })
    .map((name) => idOf(`${kind.path}/${name}`, kind))
    .filter((id) => !id.includes('_template'));

  const next = nextNumber(kind, taken);
  const wish = flags.get('id')?.at(-1) ?? next;
  const id = wish || (ask && (await ask(`id, the name of the file (${kind.naming}): `))) || '';
  const refusal = refuseId(kind, id, taken);
  if (refusal) throw new Error(refusal);

  const answers = new Map<string, unknown>();
  for (const field of fields) {
    const isAsked = field.isNeeded || asks.includes(field.name);
    const lines = flags.get(field.name) ?? (ask && isAsked ? await askFor(field, ask) : []);
    if (lines.length > 0) answers.set(field.name, readAnswer(lines, field));
  }
  const missing = fields.filter(({ name, isNeeded }) => isNeeded && !answers.has(name));
  if (missing.length > 0)
    throw new Error(
      `Still needed:\n${missing.map(({ name, about }) => `  --${name}="..." ${about}`).join('\n')}`,
    );

  const isTextAsked = kind.text && ask && !flags.has('text');
  const text = isTextAsked
    ? await ask('text, one paragraph; go on in the file: ')
    : flags.get('text')?.join('\n\n');

  const extension = kind.extensions[0] ?? '';
  const template = readFileSync(join(root, kind.path, `_template${extension}`), 'utf8');
  const source = fillTemplate(template, { answers, fields: known, text: text ?? '' });
  const file = `${kind.path}/${id}${extension}`;
  const content = await readContent(root);
  const entry = readEntry(file, new TextEncoder().encode(source), kindOf(file) ?? kind);
  const found = await checkTogether({
    ...content,
    entries: [...content.entries, entry],
    files: new Set([...content.files, file]),
  });
  const problems = found.filter((problem) => problem.file === file);
  if (problems.length > 0)
    throw new Error(['Nothing was written:', ...problems.map(sentenceOf)].join('\n  '));
  writeFileSync(join(root, file), source, { flag: 'wx' });
  return file;
}
