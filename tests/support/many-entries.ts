import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Ten years of events and news: each entry is there this many times. */
const TIMES = 16;
const MONTHS_APART = 7;

/** MM/DD/YYYY, some months earlier. After the 28th, the 28th, which every month has. */
function earlier(date: string, months: number): string {
  const [month = 1, day = 1, year = 0] = date.split('/').map(Number);
  const moment = new Date(Date.UTC(year, month - 1 - months, Math.min(day, 28)));
  return moment.toISOString().replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$2/$3/$1');
}

const list = (folder: string) => globSync(join(folder, '!(_*|*.*).{md,mdx,yaml}'));

/** Copies each entry of a folder. `change` gets the number of the copy, from 1. */
function multiply(folder: string, times: number, change: (text: string, copy: number) => string): void {
  const files = list(folder);
  const highest = Math.max(0, ...files.map((file) => Number(basename(file, extname(file))) || 0));
  for (const [index, file] of files.entries())
    for (let copy = 1; copy < times; copy += 1) {
      const id = basename(file, extname(file));
      const newId = /^\d+$/.test(id) ? highest + index * times + copy : `${id}-${copy}`;
      writeFileSync(
        join(dirname(file), `${newId}${extname(file)}`),
        // The check refuses search words that two entries have.
        change(readFileSync(file, 'utf8').replace(/^searchWords: .*\n/m, ''), copy),
      );
    }
}

/** Makes content/ as large as it is after ten years. */
export function multiplyContent(content: string): void {
  const moveDates = (text: string, copy: number) =>
    text.replaceAll(/\b\d\d\/\d\d\/\d{4}\b/g, (date) => earlier(date, copy * MONTHS_APART));
  multiply(join(content, 'articles'), TIMES, (text, copy) =>
    moveDates(text, copy)
      .replace(/^title: '?(.*?)'?$/m, `title: 'Copy ${copy}: $1'`)
      .replace(/^(title: .{0,100}).*$/m, '$1')
      // The copies have no recordings, whose files belong to one article.
      .replace(/^audio:\n(?: .*\n)+/m, ''),
  );
  multiply(join(content, 'events'), TIMES, (text, copy) =>
    text.includes('\nevery: ')
      ? text.replace(/^visible: .*\n/m, '').replace(/^title: /m, 'visible: false\ntitle: ')
      : moveDates(text, copy),
  );
  multiply(join(content, 'communities'), 3, (text, copy) =>
    text.replace(/^name: (.*)$/m, `name: $1 ${copy}`),
  );
}
