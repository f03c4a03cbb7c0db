import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import { buildSite } from '../build/build-site.ts';

/** Every host in tests/stand-ins/site.yaml ends with this, such as calendar.localhost:4322. SITE_OVERRIDES names that file. */
const STAND_INS_HOST = 'localhost:4322';

type StandInOptions = { root: string; standInsPort: number; signal: AbortSignal };

/**
 * Builds the site with stand-ins for all third parties, and returns its folder. If the build fails, the error contains its output.
 */
export async function buildWithStandIns({ root, standInsPort, signal }: StandInOptions): Promise<string> {
  // standInEnvironment has these two names. TypeScript does not know that, so they have defaults.
  const { OUT_DIR = '', SITE_OVERRIDES = '' } = standInEnvironment;
  const temporary = await mkdtemp(join(tmpdir(), 'site-with-stand-ins-'));
  try {
    const text = await readFile(join(root, SITE_OVERRIDES), 'utf8');
    const overrides = join(temporary, 'site.yaml');
    await writeFile(overrides, text.replaceAll(STAND_INS_HOST, `localhost:${standInsPort}`));
    const environment = { ...standInEnvironment, SITE_OVERRIDES: overrides };
    await buildSite({ root, outDir: OUT_DIR, environment, signal });
    return join(root, OUT_DIR);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
