import { listAddresses } from '../../scripts/lib/list-addresses.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** Every page that somebody can stay on. /404 is not one: it leads to /not-found at once. */
export async function listPages(): Promise<string[]> {
  const files = [...(await listAddresses(standInEnvironment['OUT_DIR'] ?? ''))];
  return files
    .filter(([address, file]) => file.endsWith('.html') && address !== '/404')
    .map(([address]) => address);
}

/** The first of each kind of page: /team/1 stands for all of /team/. */
export function firstOfEachKind(pages: readonly string[]): string[] {
  return [...new Map(pages.toReversed().map((address) => [address.split('/')[1], address])).values()];
}
