import { pathToFileURL } from 'node:url';
import { eachPage } from '../../src/lib/each-page.ts';

/** Where servers of one's own keep the smallest size of a picture, by the addresses of its other sizes. Not an address. */
export const lighterFolder = '/.lighter';

/** The addresses in a page's `srcset`s that have a smaller size beside them, each with the smallest. */
export function listLighter(html: string): [address: string, smallest: string][] {
  return [...html.matchAll(/ srcset="([^"]+)"/gi)].flatMap(([, srcset = '']) => {
    const sizes = srcset.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return { address, widthPx: Number.parseInt(width) };
    });
    const [smallest, ...larger] = sizes.toSorted((a, b) => a.widthPx - b.widthPx);
    return smallest ? larger.map(({ address }): [string, string] => [address, smallest.address]) : [];
  });
}

/** The same for all pages of the built folder `dir`. */
export async function findLighter(dir: string): Promise<Map<string, string>> {
  const lighter = new Map<string, string>();
  await eachPage(pathToFileURL(`${dir}/`), ({ html }) => {
    for (const [address, smallest] of listLighter(html)) lighter.set(address, smallest);
  });
  return lighter;
}
