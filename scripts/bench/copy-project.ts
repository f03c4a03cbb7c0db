import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

/** What an editor adds more of: kinds of entries with a page each, and how a copy's text differs. */
const growing: readonly { folder: string; name: (file: string, copy: number) => string }[] = [
  { folder: 'content/communities', name: (_, copy) => `${copy}` },
  { folder: 'content/articles', name: (_, copy) => `${copy}` },
  { folder: 'content/events', name: (_, copy) => `ho${copy}` },
];

/** Beyond every id in use. */
const FIRST_COPY = 1000;

/** Copies the project's sources into a folder of its own, with `times` as many communities, articles and events. */
export function copyProject(root: string, times: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'));
  for (const part of [
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
    'src',
    'scripts',
    'content',
    'public',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  // Its own folder, so that its caches are its own.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin') {
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
    }
  }
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
