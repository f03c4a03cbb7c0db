import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { writeDigests } from '../lib/digests.ts';
import { replaceFolder } from '../lib/replace-folder.ts';
import { Refusal, runScript } from '../lib/run-command.ts';
import { withLock } from '../lib/with-lock.ts';

type BuildOptions = {
  root: string;
  /** An absolute path, or a path relative to `root`. */
  outDir: string;
  environment?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Without `onOutput`, the error of a failed build contains the output. */
  onOutput?: (chunk: Buffer) => void;
};

/** Inside the project, because Astro cannot move its files to another file system. */
const stagingOf = (root: string) => join(root, 'dist-building');

/**
 * An interrupted build may leave half a picture in Astro's cache, and the next build would publish it. So each build writes a
 * marker file, and removes it after success. A build that finds an old marker removes all pictures newer than that marker.
 */
async function guardPictureCache(root: string): Promise<() => Promise<void>> {
  const cache = join(root, 'node_modules/.astro');
  const marker = join(cache, 'building');
  await mkdir(join(cache, 'assets'), { recursive: true });
  const oldMarker = await stat(marker).catch(() => undefined);
  for (const name of await readdir(join(cache, 'assets'))) {
    const file = join(cache, 'assets', name);
    if (oldMarker && (await stat(file)).mtimeMs >= oldMarker.mtimeMs) await rm(file);
  }
  await writeFile(marker, '');
  return () => rm(marker);
}

async function buildInStaging({ root, environment, signal, onOutput }: BuildOptions): Promise<string> {
  const staging = stagingOf(root);
  await rm(staging, { recursive: true, force: true });
  const removeMarker = await guardPictureCache(root);
  const { code, output } = await runScript(['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, ...environment, OUT_DIR: staging, ASTRO_TELEMETRY_DISABLED: '1' },
    signal,
    onOutput,
  });
  // When a Markdown plugin throws, Astro writes an empty page and exits with 0. Only the log shows the error.
  if (code !== 0 || output.includes('[ERROR]')) {
    const reason = output.includes('ENOSPC') ? 'the disk is full' : 'see above';
    const log = onOutput ? '' : `${output}\n`;
    throw new Refusal(`${log}The site cannot be built; ${reason}.`);
  }
  await removeMarker();
  await writeDigests(staging);
  return staging;
}

/**
 * A build that fails, is stopped or fills the disk does not change the previous site. If the build fails or cannot start, throws a
 * Refusal with the reason.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { root } = options;
  const to = resolve(root, options.outDir);
  const holdsProject = !relative(to, root).startsWith('..');
  if (holdsProject)
    throw new Refusal(
      `${to} holds the project. Give the site a folder of its own: OUT_DIR=dist npm run build`,
    );
  await withLock(root, async () => {
    try {
      await replaceFolder(await buildInStaging(options), to);
    } finally {
      await rm(stagingOf(root), { recursive: true, force: true });
    }
  }).catch((error: unknown) => {
    const siteNote = existsSync(to) ? ` ${relative(root, to) || to} is what it was before.` : '';
    throw error instanceof Refusal ? new Refusal(error.message + siteNote) : error;
  });
}
