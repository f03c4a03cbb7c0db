import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { writeManifest } from '../lib/manifest.ts';
import { mendReplaced, replaceFolder } from '../lib/replace-folder.ts';
import { Refusal, runScript } from '../lib/run-command.ts';
import { withLock } from '../lib/with-lock.ts';

type Options = {
  root: string;
  /** Where the site goes, from the project's folder. */
  outDir: string;
  environment?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  say?: (text: Buffer) => void;
};

/** Where a build goes first. Inside the project, because Astro cannot move its files to another file system. */
const stagingOf = (project: string) => join(project, 'dist-building');

/**
 * A build that ended badly may leave half a picture in Astro's cache, and the next would publish it. So a mark stands there
 * while one builds; where it is found, the pictures cached since are removed.
 */
async function beginCaching(project: string): Promise<{ end: () => Promise<void> }> {
  const cache = join(project, 'node_modules/.astro');
  const mark = join(cache, 'building');
  await mkdir(join(cache, 'assets'), { recursive: true });
  const since = await stat(mark).catch(() => undefined);
  for (const name of since ? await readdir(join(cache, 'assets')) : []) {
    const file = join(cache, 'assets', name);
    if (since && (await stat(file)).mtimeMs >= since.mtimeMs) await rm(file);
  }
  await writeFile(mark, '');
  return { end: () => rm(mark) };
}

async function build(
  { root, environment, signal, say }: Options,
  share: (pid: number) => void,
): Promise<string> {
  const made = stagingOf(root);
  await rm(made, { recursive: true, force: true });
  const env = { ...process.env, ...environment, OUT_DIR: made, ASTRO_TELEMETRY_DISABLED: '1' };
  const { SITE_OVERRIDES } = env as NodeJS.ProcessEnv;
  if (SITE_OVERRIDES) Object.assign(env, { SITE_OVERRIDES: resolve(root, SITE_OVERRIDES) });
  const caching = await beginCaching(root);
  const { code, output } = await runScript(['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    env,
    signal,
    say,
    onStart: share,
  });
  // Astro publishes an empty page, with exit code 0, where a Markdown plugin threw: the log alone tells.
  if (code !== 0 || output.includes('[ERROR]')) {
    const reason = output.includes('ENOSPC') ? 'the disk is full' : 'see above';
    throw new Refusal(`${say ? '' : `${output}\n`}The site cannot be built; ${reason}.`);
  }
  await caching.end();
  await writeManifest(made);
  return made;
}

/**
 * Builds the site, with a manifest (manifest.ts), and puts it where the last one is only when it is whole: a build that
 * fails, is stopped or finds the disk full leaves what was there. Throws with what to do.
 */
export async function buildSite(options: Options): Promise<void> {
  const { root } = options;
  const to = resolve(root, options.outDir);
  if (!relative(to, root).startsWith('..'))
    throw new Refusal(
      `${to} holds the project. Give the site a folder of its own: OUT_DIR=dist npm run build`,
    );
  const lock = join(root, 'dist.lock');
  await withLock(lock, 'Another build, hosting or deploy works in this folder.', async (share) => {
    await mendReplaced(to);
    try {
      await replaceFolder(await build(options, share), to);
    } finally {
      await rm(stagingOf(root), { recursive: true, force: true });
    }
  }).catch((error: unknown) => {
    const kept = existsSync(to) ? ` ${relative(root, to) || to} is what it was before.` : '';
    throw error instanceof Refusal ? new Refusal(error.message + kept) : error;
  });
}
