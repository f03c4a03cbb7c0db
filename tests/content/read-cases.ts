import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { FormerPage } from '#content-check/content.ts';
import { DAY_MS, formatDate } from '#lib/time/dates.ts';

interface Change {
  /** What is wrong or unusual. */
  why: string;
  /** The file, if it is not the file of the group. */
  file?: string;
  /** The whole text, instead of the text of the group. */
  text?: string;
  /** Parts of the text, each with its replacement. Each part must occur exactly once. */
  change?: Record<string, string>;
  /** Repeats a word this many times, in place of the word REPEATED. */
  repeat?: { word: string; times: number };
  encoding?: 'latin1' | 'utf16le';
  /** Other files of the case. The value is a text, the name of a picture in make-picture.ts, or the size of a recording. */
  also?: Record<string, string>;
  /** Files that the case removes. */
  without?: string[];
  /** Whether the text of the group is the file as it was before. */
  was?: true;
  /** Pages that existed before the change. */
  former?: FormerPage[];
  /** Where gifts and messages went before the change. */
  destinations?: Record<string, string>;
  /** A line for each message: `line:column`, the field, what to write. A message about another file begins with its path. */
  says?: string;
}

interface Group {
  file: string;
  /** If left out, the text of this file in tests/fixtures. */
  text?: string;
  cases: Change[];
}

/** One case: the files that an editor wrote, and the expected messages. */
export interface Case {
  title: string;
  file: string;
  files: Map<string, Uint8Array | string>;
  without: string[];
  /** The text of the file before the change. */
  before?: Uint8Array | undefined;
  former?: FormerPage[] | undefined;
  destinations?: Record<string, string> | undefined;
  says: string[];
}

// A consent holds today, and only for some years.
const YEAR = new Date().getFullYear();

/** A day of the last two months, which is not near if its day and month are swapped. */
function findSwappableDay(): Date {
  for (let daysAgo = 1; daysAgo <= 60; daysAgo += 1) {
    const date = new Date(Date.now() - daysAgo * DAY_MS);
    const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1];
    const swapped = Date.UTC(date.getUTCFullYear(), day - 1, month);
    if (day <= 12 && Math.abs(Date.now() - swapped) > 61 * DAY_MS) return date;
  }
  throw new Error('There is no such day');
}

function swappedDay(): { day: string; words: string } {
  const date = findSwappableDay();
  const day = [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'));
  const text = [...day, date.getUTCFullYear()].join('/');
  return { day: text, words: formatDate(text) };
}

const swapped = swappedDay();
const fillYears = (text: string) =>
  text
    .replaceAll('LAST_YEAR', String(YEAR - 1))
    .replaceAll('LATER_YEAR', String(YEAR + 2))
    .replaceAll('SWAPPED_DAY', swapped.day)
    .replaceAll('SWAPPED_IN_WORDS', swapped.words);

const encoder = new TextEncoder();

function encode(text: string, encoding?: Change['encoding']): Uint8Array {
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding ? Buffer.from(text, encoding) : encoder.encode(text);
}

const originalOf = ({ file, text }: Group) => text ?? readFileSync(`tests/fixtures/${file}`, 'utf8');

function textOf(group: Group, { why, text, change = {}, repeat }: Change): string {
  let result = text ?? originalOf(group);
  for (const [from, to] of Object.entries(change)) {
    if (result.split(from).length !== 2)
      throw new Error(`${why}: "${from}" must stand in the text exactly once`);
    result = result.replace(from, () => to);
  }
  return repeat ? result.replace('REPEATED', repeat.word.repeat(repeat.times)) : result;
}

const isPictureOrRecording = (file: string) => /\.(?:jpe?g|png|webp|avif|mp3|ogg)$/i.test(file);

function toCase(group: Group, change: Change): Case {
  const file = change.file ?? group.file;
  const also = Object.entries(change.also ?? {}).map(
    ([name, text]) => [name, isPictureOrRecording(name) ? text : encode(text)] as const,
  );
  // Our own prices have a non-breaking space in a message. Nobody would see this space in a case, so cases have an ordinary one. A
  // price after a quotation mark keeps its ordinary space, because it is quoted from the editor's text.
  const says = (change.says ?? '')
    .replace(/(?<!")GH₵ /g, 'GH₵\u00a0')
    .split('\n')
    .filter(Boolean);
  return {
    title: change.why,
    file,
    files: new Map([[file, encode(textOf(group, change), change.encoding)], ...also]),
    without: change.without ?? [],
    before: change.was && encode(originalOf(group)),
    former: change.former,
    destinations: change.destinations,
    says: says.map((line) => (/^\d/.test(line) ? `${file}:${line}` : line)),
  };
}

/** The broken or the good cases, grouped by the file that holds them. */
export function readCases(half: 'broken' | 'good'): { name: string; cases: Case[] }[] {
  return globSync(`tests/content/${half}/*.yaml`)
    .toSorted()
    .map((path) => {
      const groups = parseAllDocuments(fillYears(readFileSync(path, 'utf8'))).map(
        (document) => document.toJS() as Group,
      );
      const cases = groups.flatMap((group) => group.cases.map((change) => toCase(group, change)));
      return { name: basename(path, '.yaml'), cases };
    });
}
