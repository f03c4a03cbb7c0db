import { join } from 'node:path';
import { listPaths } from './digests.ts';

/** /booking for /booking.html, and / for /index.html. Files that are not HTML keep their ending. */
export const addressOfFile = (path: string): string => path.replace(/(?:\/index)?\.html$/, '') || '/';

/** The file behind each address of a built folder. */
export async function mapAddresses(dir: string): Promise<Map<string, string>> {
  return new Map((await listPaths(dir)).map((path) => [addressOfFile(`/${path}`), join(dir, path)]));
}

export async function listPageAddresses(dir: string): Promise<string[]> {
  const pages = [...(await mapAddresses(dir))].filter(([, file]) => file.endsWith('.html'));
  return pages.map(([address]) => address);
}
