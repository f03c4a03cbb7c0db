import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import { buildSite } from '../build/build-site.ts';

const USUAL_HOST = 'localhost:4322';

type Options = { root: string; standInsPort: number; signal: AbortSignal };

/**
 * Builds the site for production with every third party at the stand-ins' port, and returns the folder. Says
 * nothing unless the build fails: then throws with all that the build said.
 */
export async function buildWithStandIns({ root, standInsPort, signal }: Options): Promise<string> {
  const { OUT_DIR = 'dist', SITE_OVERRIDES = '' } = standInEnvironment;
  const temporary = await mkdtemp(join(tmpdir(), 'site-with-stand-ins-'));
  try {
    const overrides = await readFile(join(root, SITE_OVERRIDES), 'utf8');
    const moved = join(temporary, 'site.yaml');
    await writeFile(moved, overrides.replaceAll(USUAL_HOST, `localhost:${standInsPort}`));
    const environment = { ...standInEnvironment, SITE_OVERRIDES: moved };
    await buildSite({ root, outDir: OUT_DIR, environment, signal });
    return join(root, OUT_DIR);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
