import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEntry } from '#content-check/read-entry.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Kind } from '#schemas/kind.ts';
import { readBase } from './read-base.ts';
import { readMistakes, readSteps } from './read-guide.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

const real = await readBase();
// The French example in the guide is a translation of the tests' own copy of this file.
const TELEHEALTH = 'content/services/telehealth.yaml';
const telehealth = readEntry(
  TELEHEALTH,
  readFileSync('tests/fixtures/guide/telehealth.yaml'),
  kindOf(TELEHEALTH) as Kind,
);
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
  const files = new Map([[file, new TextEncoder().encode(`${text.trimEnd()}\n`)]]);
  const says = await sayWhatIsWrong(base, { title: '', file, files, without: [], says: [] });
  return says.map((line) => line.replace(/^\S+:\d+:\d+ /, '')).join('\n');
}

function sharedLength(a: string, b: string): number {
  const index = [...a].findIndex((letter, at) => letter !== b[at]);
  return index < 0 ? a.length : index;
}

/** The path of the real file, or of the tests' own copy if there is one. */
function findExample(file: string): string {
  // The settings that go with the tests' own services.
  if (file === 'content/site.yaml') return 'tests/fixtures/sample-site.yaml';
  const example = `tests/fixtures/guide/${basename(file)}`;
  return existsSync(example) ? example : file;
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
