import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { copyProject } from '../lib/copy-project.ts';

/** What an editor adds more of: kinds of entries with a page each, and how a copy's text differs. */
const growing: readonly { folder: string; name: (file: string, copy: number) => string }[] = [
  { folder: 'content/communities', name: (_, copy) => `${copy}` },
  { folder: 'content/articles', name: (_, copy) => `${copy}` },
  { folder: 'content/events', name: (_, copy) => `ho${copy}` },
];

/** Beyond every id in use. */
const FIRST_COPY = 1000;

/** Copies the project's sources into a folder of its own, with `times` as many communities, articles and events. */
export function growProject(root: string, times: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'));
  copyProject(root, copy);
  let number = FIRST_COPY;
  for (const { folder, name } of growing) {
    const files = readdirSync(join(copy, folder)).filter((file) => /^[a-z]*\d+\.(md|yaml)$/.test(file));
    for (let round = 1; round < times; round += 1) {
      for (const file of files) {
        const text = readFileSync(join(copy, folder, file), 'utf8').replace(
          /^(title|name): (.*)$/m,
          `$1: Copy ${number}`,
        );
        writeFileSync(join(copy, folder, name(basename(file), number) + extname(file)), text);
        number += 1;
      }
    }
  }
  return copy;
}
