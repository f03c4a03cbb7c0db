import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { FormerPage } from '#content-check/content.ts';

interface Change {
  /** What is wrong or unusual. */
  why: string;
  /** Another name for the file. */
  file?: string;
  /** The whole text, instead of the text of the group. */
  text?: string;
  /** Parts of the group's text, each with its replacement. Each must occur exactly once. */
  change?: Record<string, string>;
  /** Repeats a word this many times, in place of the word REPEATED. */
  repeat?: { word: string; times: number };
  encoding?: 'latin1' | 'utf16le';
  /** Other files of the case: their text, the name of a picture from make-picture.ts, or the size of a recording. */
  also?: Record<string, string>;
  /** Files that the case removes. */
  without?: string[];
  /** Pages that existed before the change. */
  former?: FormerPage[];
  /** Every message on its own line: line:column, the field, what to write. The file comes first if it is another one. */
  says?: string;
}

interface Group {
  file: string;
  text: string;
  cases: Change[];
}

/** One case of the corpus: the files that an editor wrote, and the expected messages. */
export interface Case {
  title: string;
  file: string;
  files: Map<string, Uint8Array | string>;
  without: string[];
  former?: FormerPage[] | undefined;
  says: string[];
}

const encoder = new TextEncoder();

function encode(text: string, encoding?: Change['encoding']): Uint8Array {
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding ? Buffer.from(text, encoding) : encoder.encode(text);
}

function textOf(group: Group, { why, text, change = {}, repeat }: Change): string {
  let result = text ?? group.text;
  for (const [from, to] of Object.entries(change)) {
    if (result.split(from).length !== 2)
      throw new Error(`${why}: "${from}" must stand in the text exactly once`);
    result = result.replace(from, () => to);
  }
  return repeat ? result.replace('REPEATED', repeat.word.repeat(repeat.times)) : result;
}

const isMade = (file: string) => /\.(?:jpe?g|png|webp|avif|mp3|ogg)$/i.test(file);

function toCase(group: Group, change: Change): Case {
  const file = change.file ?? group.file;
  const also = Object.entries(change.also ?? {}).map(
    ([name, text]) => [name, isMade(name) ? text : encode(text)] as const,
  );
  // A message has a non-breaking space in our own prices, and a case cannot show it. A price after a quotation mark is the editor's
  // text, which is quoted unchanged.
  const says = (change.says ?? '')
    .replace(/(?<!")GH₵ /g, 'GH₵\u00a0')
    .split('\n')
    .filter(Boolean);
  return {
    title: change.why,
    file,
    files: new Map([[file, encode(textOf(group, change), change.encoding)], ...also]),
    without: change.without ?? [],
    former: change.former,
    says: says.map((line) => (/^\d/.test(line) ? `${file}:${line}` : line)),
  };
}

/** The cases of one half of the corpus, by the file that holds them. */
export function readCases(half: 'broken' | 'good'): { name: string; cases: Case[] }[] {
  return globSync(`tests/content/${half}/*.yaml`)
    .toSorted()
    .map((path) => {
      const groups = parseAllDocuments(readFileSync(path, 'utf8')).map(
        (document) => document.toJS() as Group,
      );
      const cases = groups.flatMap((group) => group.cases.map((change) => toCase(group, change)));
      return { name: basename(path, '.yaml'), cases };
    });
}
