import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import { buildSite } from '../build/build-site.ts';

const DEFAULT_HOST = 'localhost:4322';

type StandInOptions = { root: string; standInsPort: number; signal: AbortSignal };

/**
 * Builds the site with a stand-in's address for every third party, and returns the folder. An error contains the build's output.
 */
export async function buildWithStandIns({ root, standInsPort, signal }: StandInOptions): Promise<string> {
  const { OUT_DIR = 'dist', SITE_OVERRIDES = '' } = standInEnvironment;
  const temporary = await mkdtemp(join(tmpdir(), 'site-with-stand-ins-'));
  try {
    const overrides = await readFile(join(root, SITE_OVERRIDES), 'utf8');
    const settings = join(temporary, 'site.yaml');
    await writeFile(settings, overrides.replaceAll(DEFAULT_HOST, `localhost:${standInsPort}`));
    const environment = { ...standInEnvironment, SITE_OVERRIDES: settings };
    await buildSite({ root, outDir: OUT_DIR, environment, signal });
    return join(root, OUT_DIR);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
