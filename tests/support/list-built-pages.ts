import { fileURLToPath } from 'node:url';
import { mapAddresses } from '../../scripts/lib/map-addresses.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** The address of every page of the build with stand-ins. */
export async function listBuiltPages(): Promise<string[]> {
  const folder = new URL(`../../${standInEnvironment['OUT_DIR']}`, import.meta.url);
  const addresses = await mapAddresses(fileURLToPath(folder));
  return [...addresses].filter(([, file]) => file.endsWith('.html')).map(([address]) => address);
}
