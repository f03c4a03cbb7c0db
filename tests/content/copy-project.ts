import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { RECORDING_ENDING } from '#content-check/content.ts';
import { makePicture } from './make-picture.ts';
import type { Case } from './read-cases.ts';

// The files that a build reads. copyProject() links the packages. It also copies the pictures that earlier builds encoded, because
// encoding takes most of the time.
const SOURCES = [
  'astro.config.mjs',
  'content',
  'package.json',
  'public',
  'scripts/check-machine.js',
  'src',
  'tsconfig.json',
];
const CACHE = 'assets';

/** A copy of the project in a temporary folder. A test may change the content of the copy. `using` removes the copy at the end. */
export function copyProject(): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'site-with-corpus-'));
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const encodedPictures = `node_modules/.astro/${CACHE}`;
  if (existsSync(encodedPictures)) cpSync(encodedPictures, join(root, 'cache', CACHE), { recursive: true });
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

/** The bytes of a file. `given` is the size of a recording, such as 26 kB, or the name of a picture in make-picture.ts. */
const make = (file: string, given: string) =>
  RECORDING_ENDING.test(file) ? Buffer.alloc(Number.parseInt(given) * 1000) : makePicture(given);

/** Writes the files of a case below `root`. The translations of a replaced entry no longer fit, so they are removed. */
export async function writeCase(root: string, { files, without }: Case): Promise<void> {
  for (const [file, given] of files) {
    const path = join(root, file);
    for (const translation of globSync(path.replace(/(\.\w+)$/, '.??$1')))
      if (existsSync(path)) rmSync(translation);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof given === 'string' ? await make(file, given) : given);
  }
  for (const file of without) rmSync(join(root, file));
}

// Astro's cache is in the copy, so that the copy's content never enters the project's own cache.
const BUILD = `
  const { build } = await import('astro');
  await build({ root: process.cwd(), cacheDir: './cache', outDir: './dist', logLevel: 'info' });
`;

/**
 * Runs the build in a copy of the project, like `npm run build`. `environment` has further environment variables. `isDone` says
 * whether the build succeeded. The pages are in dist/ of the copy.
 */
export async function buildCopy(
  root: string,
  environment: Record<string, string> = {},
): Promise<{ isDone: boolean; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: root,
    env: {
      ...process.env,
      ...environment,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      NODE_ENV: 'production',
      VITEST: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isDone: code === 0 && !output.includes('[ERROR]'), output };
}
