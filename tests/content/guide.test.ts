import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readBase } from './read-base.ts';
import { listUnread, readMistakes, readParts, readSteps } from './read-guide.ts';
import { readText } from '../support/read-text.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

const real = await readBase();
// The French example in the guide is a translation of the tests' own copy of this file.
const TELEHEALTH = 'content/services/telehealth.yaml';
const telehealth = readText(TELEHEALTH, readFileSync('tests/fixtures/guide/telehealth.yaml', 'utf8'));
const entries = [...real.entries.filter(({ file }) => file !== TELEHEALTH), telehealth];
const base = { ...real, entries };
const steps = readSteps();
const tasks = [...new Set(steps.map(({ task }) => task))];
const EVENT = 'content/events/open-day.md';

/**
 * The messages of the content check about a file with this text. The guide quotes messages without the file and the position, so
 * ask() removes both.
 */
async function ask(file: string, text: string): Promise<string> {
  const files = new Map<string, Uint8Array | string>([
    [file, new TextEncoder().encode(`${text.trimEnd()}\n`)],
  ]);
  for (const [name] of text.matchAll(/(?<=\.\/)[\w./-]+\.(?:jpg|mp3)/g))
    files.set(`${dirname(file)}/${name}`, name.endsWith('jpg') ? 'jpeg' : '200 kB');
  const says = await sayWhatIsWrong(base, { title: '', file, files, without: [], says: [] });
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

test('every example of the guide is put through the check', () => {
  expect(listUnread()).toEqual([]);
});

describe('an editor who makes a common mistake', () => {
  const event = steps.find(({ file, says }) => file === EVENT && !says)?.text ?? '';

  test.each(readMistakes())('reads what to write instead of "$wrong"', async ({ wrong, says, right }) => {
    expect(await ask(EVENT, put(wrong, event))).toBe(says);
    expect(await ask(EVENT, put(right, event))).toBe('');
  });

  test('can look up at least ten common mistakes in the guide', () => {
    expect(readMistakes().length).toBeGreaterThanOrEqual(10);
    expect(tasks.length).toBeGreaterThanOrEqual(6);
  });
});
