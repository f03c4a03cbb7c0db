import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readText } from '../support/read-text.ts';
import { readBase, sayOfFile } from './say-what-is-wrong.ts';

/** An example in the guide: what an editor writes in a file, and the message of the check. Without a message, `says` is ''. */
interface Step {
  task: string;
  file: string;
  text: string;
  says: string;
}

const guide = readFileSync('content/README.md', 'utf8');
const BLOCK = /^```\w+ (right|wrong) (\S+)\n([\s\S]*?)\n```(?:\n\n> (.*))?/gm;

/** The examples of each task, in the order of the guide. */
function readSteps(): Step[] {
  // A heading in an example must not start a new task, so an invisible character hides it.
  const splittable = guide.replace(/^```[\s\S]*?^```/gm, (block) => block.replaceAll('\n## ', '\n\u200B## '));
  return splittable.split(/^## /m).flatMap((section) => {
    const task = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(BLOCK)].map(([, kind, file = '', marked = '', says = '']) => {
      const text = marked.replaceAll('\u200B', '');
      if (kind === 'wrong' && !says) throw new Error(`${task}: what the check says must follow ${text}`);
      return { task, file, text, says: kind === 'wrong' ? says : '' };
    });
  });
}

/** A part of a file: `place` is the path of its group or list in the file, such as categories.0.options. */
interface Part {
  file: string;
  place: (string | number)[];
  text: string;
}

/** The parts of files in the guide, marked `in FILE PATH`. */
const readParts = (): Part[] =>
  [...guide.matchAll(/^```yaml in (\S+) ?(\S*)\n([\s\S]*?)\n```/gm)].map(
    ([, file = '', path = '', text = '']) => ({
      file,
      place: path
        .split('.')
        .filter(Boolean)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      text,
    }),
  );

/** The rows of the table of common mistakes. */
function readMistakes(): { wrong: string; says: string; right: string }[] {
  const rows = guide.matchAll(/^\| `([^|]+)` \| ([^|]+) \| `([^|]+)` \|$/gm);
  return [...rows].map(([, wrong = '', says = '', right = '']) => ({ wrong, says, right }));
}

const real = await readBase();
// The French example in the guide is a translation of the tests' own copy of this file.
const TELEHEALTH = 'content/services/telehealth.yaml';
const telehealth = readText(TELEHEALTH, readFileSync('tests/fixtures/guide/telehealth.yaml', 'utf8'));
const entries = [...real.entries.filter(({ file }) => file !== TELEHEALTH), telehealth];
const base = { ...real, entries };
const steps = readSteps();
const tasks = [...new Set(steps.map(({ task }) => task))];
const EVENT = 'content/events/open-day.md';

/** The messages about a file with this text. The guide quotes them without the file and the position. */
async function ask(file: string, text: string): Promise<string> {
  const says = await sayOfFile(base, file, `${text.trimEnd()}\n`);
  return says.map((line) => line.replace(/^\S+:\d+:\d+ /, '')).join('\n');
}

function sharedLength(a: string, b: string): number {
  const index = [...a].findIndex((letter, at) => letter !== b[at]);
  return index < 0 ? a.length : index;
}

/** The path of the tests' own copy of a file; '' if there is none. */
function findExample(file: string): string {
  // The settings that go with the tests' own services.
  if (file === 'content/site.yaml') return 'tests/fixtures/sample-site.yaml';
  const examples = [
    `tests/fixtures/guide/${basename(file)}`,
    file.replace(/^content/, 'tests/fixtures/content'),
  ];
  return examples.find((example) => existsSync(example)) ?? '';
}

/** The text in which `line` replaces the line whose beginning is most similar. */
function put(line: string, text: string): string {
  const lines = text.split('\n');
  const lengths = lines.map((each) => sharedLength(line, each));
  return lines.with(lengths.indexOf(Math.max(...lengths)), line).join('\n');
}

describe.each(tasks)('an editor who follows "%s" in the guide', (task) => {
  const own = steps.filter((step) => step.task === task);
  const right = own.find(({ says }) => says === '');
  const [file, text] = [right?.file ?? '', right?.text ?? ''];
  const isLine = !text.includes('\n') && existsSync(findExample(file));
  const whole = isLine ? put(text, readFileSync(findExample(file), 'utf8')) : text;

  test.each(own.filter(({ says }) => says))(
    'gets the message that the guide quotes for the mistake "$text"',
    async (step) => {
      expect(await ask(file, put(step.text, whole))).toBe(step.says);
    },
  );

  test('gets no message about the right example', async () => {
    expect(own.length).toBeGreaterThan(2);
    expect(await ask(file, whole)).toBe('');
  });
});

/** Adds a part of the guide to a group or list of `fields`. */
function addPart(fields: Document, place: readonly unknown[], part: unknown): void {
  const whole = place.length > 0 ? fields.getIn(place, true) : fields.contents;
  if (isSeq(part) && isSeq(whole)) whole.items.push(...part.items);
  else if (isMap(part) && isMap(whole))
    for (const { key, value } of part.items) addPart(fields, [...place, String(key)], value);
  else fields.setIn(place, part);
}

test.each(readParts())('an editor who adds a part of $file to it gets no message: $text', async (part) => {
  const right = steps.find(
    ({ file, text, says }) => file === part.file && text.includes('\n') && !says,
  )?.text;
  const source =
    right ?? (existsSync(findExample(part.file)) ? readFileSync(findExample(part.file), 'utf8') : '{}');
  const [, header = source] = /^---\n([^]*?\n)---\n/.exec(source) ?? [];
  const fields = parseDocument(header);
  addPart(fields, part.place, parseDocument(part.text).contents);
  expect(
    await ask(
      part.file,
      source.replace(header, () => fields.toString({ lineWidth: 0 })),
    ),
  ).toBe('');
});

describe('an editor who makes a common mistake', () => {
  const event = steps.find(({ file, says }) => file === EVENT && !says)?.text ?? '';

  test.each(readMistakes())('reads what to write instead of "$wrong"', async ({ wrong, says, right }) => {
    expect(await ask(EVENT, put(wrong, event))).toBe(says);
    expect(await ask(EVENT, put(right, event))).toBe('');
  });
});
