import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInEnvironment } from '../../tests/stand-ins/environment.ts';
import { buildSite } from '../build/build-site.ts';

/** The end of every host in tests/stand-ins/site.yaml, such as calendar.localhost:4322. */
const STAND_INS_HOST = 'localhost:4322';

type StandInOptions = { root: string; standInsPort: number; signal: AbortSignal };

/**
 * Builds the site with the addresses of stand-ins, which are local servers that play the third parties. Returns the folder of the
 * site. If the build fails, the error contains the output of the build.
 */
export async function buildWithStandIns({ root, standInsPort, signal }: StandInOptions): Promise<string> {
  // Both variables are always set. The defaults are only for TypeScript.
  const { OUT_DIR = '', SITE_OVERRIDES = '' } = standInEnvironment;
  const temporary = await mkdtemp(join(tmpdir(), 'site-with-stand-ins-'));
  try {
    const text = await readFile(join(root, SITE_OVERRIDES), 'utf8');
    const overridesFile = join(temporary, 'site.yaml');
    await writeFile(overridesFile, text.replaceAll(STAND_INS_HOST, `localhost:${standInsPort}`));
    const environment = { ...standInEnvironment, SITE_OVERRIDES: overridesFile };
    await buildSite({ root, outDir: OUT_DIR, environment, signal });
    return join(root, OUT_DIR);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
