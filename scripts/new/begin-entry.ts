import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { checkTogether, readContent } from '../../src/content-check/check-content.ts';
import { kindOf, KINDS } from '../../src/schemas/kinds.ts';
import { idOf, translatedBy, type Kind } from '../../src/schemas/kind.ts';
import type { Content } from '../../src/content-check/content.ts';
import { sentenceOf, type Problem } from '../../src/content-check/problem.ts';
import { readEntry } from '../../src/content-check/read-entry.ts';
import { nextNumber, refuseId, listFields, type Field, readAnswer, readFlags } from './ask.ts';
import { fillTemplate } from './fill-template.ts';

/** Asks one question and resolves to the line that was typed. */
type Ask = (question: string) => Promise<string>;

interface Options {
  root: string;
  /** Left out where nobody can answer: then only flags count. */
  ask?: Ask | undefined;
}

/** The kinds that can be begun, by the word for it. */
const THINGS = new Map(
  KINDS.flatMap((kind) => (kind.begin ? [[kind.begin.word, { kind, asks: kind.begin.asks }] as const] : [])),
);

async function askFor({ name, about, isNeeded, form }: Field, ask: Ask): Promise<string[]> {
  const help = `${about && ` (${about})`}${isNeeded ? '' : ', or nothing'}`;
  if (form === 'line') return [await ask(`${name}${help}: `)].filter(Boolean);
  const example = form === 'groups' ? 'a group a line, as in "Plan: one thing | another"' : 'one a line';
  const lines = [await ask(`${name}${help}; ${example}; an empty line ends it: `)];
  while (lines.at(-1)) lines.push(await ask('  '));
  return lines.slice(0, -1);
}

/** Asks with a sentence above the question: why it is asked again. */
const after =
  (sentence: string, ask: Ask): Ask =>
  (question) =>
    ask(`${sentence}\n${question}`);

/** What `npm run check:content` would refuse if the file had this text. */
async function findProblems(content: Content, file: string, source: string, kind: Kind): Promise<Problem[]> {
  const entry = readEntry(file, new TextEncoder().encode(source), kind);
  const found = await checkTogether({
    ...content,
    entries: [...content.entries, entry],
    files: new Set([...content.files, file]),
  });
  return found.filter((problem) => problem.file === file && !problem.isWarning);
}

/**
 * Writes a new entry from its template, with what the flags say and what is answered, and returns its file. What is missing, taken,
 * or refused by `npm run check:content` is asked again, and all other answers stay. Where nobody can answer, it throws a sentence, and nothing is
 * written.
 */
export async function beginEntry([word = '', ...args]: readonly string[], { root, ask }: Options) {
  const thing = THINGS.get(word);
  if (!thing)
    throw new Error(
      `Say what to begin: npm run new -- event\nIt can be one of ${[...THINGS.keys()].join(', ')}.`,
    );
  const { kind, asks } = thing;
  const fields = listFields(kind.schema as z.ZodObject);
  const known = fields.map(({ name }) => name);
  const flags = readFlags(args, [...known, 'id', ...(kind.text ? ['text'] : [])]);
  const taken = readdirSync(join(root, kind.path), { recursive: true, encoding: 'utf8' })
    .filter((name) => !translatedBy(`${kind.path}/${name}`))
    .map((name) => idOf(`${kind.path}/${name}`, kind))
    .filter((id) => !id.includes('_template'));

  const next = nextNumber(kind, taken);
  const askForId = async (ask: Ask) => (await ask(`id, the name of the file (${kind.naming}): `)).trim();
  let id = (flags.get('id')?.at(-1) ?? next) || (ask ? await askForId(ask) : '');
  for (let refusal = refuseId(kind, id, taken); refusal; refusal = refuseId(kind, id, taken)) {
    if (!ask) throw new Error(refusal);
    id = await askForId(after(refusal, ask));
  }

  const answers = new Map<string, unknown>();
  const keep = (field: Field, lines: readonly string[]) =>
    lines.length > 0 ? answers.set(field.name, readAnswer(lines, field)) : answers.delete(field.name);
  for (const field of fields) {
    const isAsked = field.isNeeded || asks.includes(field.name);
    keep(field, flags.get(field.name) ?? (ask && isAsked ? await askFor(field, ask) : []));
  }
  const listMissing = () => fields.filter(({ name, isNeeded }) => isNeeded && !answers.has(name));
  for (let missing = listMissing(); missing.length > 0; missing = listMissing()) {
    if (!ask)
      throw new Error(
        `Still needed:\n${missing.map(({ name, about }) => `  --${name}="..." ${about}`).join('\n')}`,
      );
    for (const field of missing) keep(field, await askFor(field, after('This cannot be left out.', ask)));
  }

  const askForText = (ask: Ask) => ask('text, one paragraph; go on in the file: ');
  let text = flags.get('text')?.join('\n\n') ?? (kind.text && ask ? await askForText(ask) : '');

  const extension = kind.extensions[0] ?? '';
  const template = readFileSync(join(root, kind.path, `_template${extension}`), 'utf8');
  const file = `${kind.path}/${id}${extension}`;
  const content = await readContent(root);
  for (;;) {
    const source = fillTemplate(template, { answers, fields: known, text });
    const problems = await findProblems(content, file, source, kindOf(file) ?? kind);
    if (problems.length === 0) {
      writeFileSync(join(root, file), source, { flag: 'wx' });
      return file;
    }
    // The text belongs to no field.
    const said = Map.groupBy(problems, ({ field }) => field.split(' › ')[0] ?? '');
    const wrong = fields.filter(({ name }) => said.has(name));
    const isTextWrong = Boolean(kind.text) && said.has('');
    // Where nobody can answer, or no answer is at fault, all that was found is said at once.
    if (!ask || (wrong.length === 0 && !isTextWrong))
      throw new Error(['Nothing was written:', ...problems.map(sentenceOf)].join('\n  '));
    const say = (name: string) => (said.get(name) ?? []).map(sentenceOf).join('\n');
    for (const field of wrong) keep(field, await askFor(field, after(say(field.name), ask)));
    if (isTextWrong) text = await askForText(after(say(''), ask));
  }
}
