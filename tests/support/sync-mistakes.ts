/*
 * Reads a copy of the content as a build does, once for each mistake on standard input, and writes what each was answered.
 * A process of its own, since Astro does not run inside Vitest.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sync } from 'astro';
import type { Mistake } from './answer-mistakes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'content-with-mistakes-'));

function link(names: string[], folder = ''): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of names) symlinkSync(join(root, folder, name), join(copy, folder, name));
}

/** What Astro says of the copy: the file it blames, and its sentence. */
async function answer(): Promise<string> {
  try {
    await sync({ root: copy, logLevel: 'silent' });
    return 'no complaint';
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { file?: string } };
    return `${loc?.file?.replace(`${copy}/`, '') ?? ''} ${message}`;
  }
}

const answers: string[] = [];
try {
  link(['src', 'package.json', 'tsconfig.json', 'astro.config.mjs']);
  // Not the folder itself: Astro keeps there what it has read.
  link(
    readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.')),
    'node_modules',
  );
  link(['site.yaml', 'navigation.yaml', 'coming.yaml', 'event-programme.yaml'], 'content');
  for (const folder of ['events', 'articles'])
    cpSync(join(root, 'content', folder), join(copy, 'content', folder), { recursive: true });
  process.chdir(copy);
  for (const { file, from, to } of JSON.parse(readFileSync(0, 'utf8')) as Mistake[]) {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, before === null ? to : before.replace(from, to));
    answers.push(await answer());
    if (before === null) rmSync(file);
    else writeFileSync(file, before);
  }
} finally {
  rmSync(copy, { recursive: true });
}
console.log(JSON.stringify(answers));
// Astro would still write what it has read, into the folder that is gone.
process.exit();
