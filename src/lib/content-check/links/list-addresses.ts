/** The ids that stand for the brackets in an address, by the address: '/news/[id]' -> ['1', '2']. */
export type IdsOf = (route: string) => readonly string[] | undefined;

/** The addresses that the files of src/pages make, and the beginnings of those whose ids nobody knows. */
export function listAddresses(
  pageFiles: readonly string[],
  idsOf: IdsOf,
): { addresses: Set<string>; open: string[] } {
  const addresses = new Set<string>();
  const open: string[] = [];
  for (const file of pageFiles) {
    const route = `/${file.replace(/\.(?:astro|mdx?|ts)$/, '').replace(/(?:^|\/)index$/, '')}`;
    if (route === '/404') continue;
    if (!route.includes('[')) {
      addresses.add(route);
      continue;
    }
    const ids = idsOf(route);
    if (!ids) open.push(route.slice(0, route.indexOf('[')));
    for (const id of ids ?? []) addresses.add(route.replace(/\[[^\]]*\]/, id));
  }
  // A page at the root that nobody knows would make every address a page.
  return { addresses, open: open.filter((start) => start !== '/') };
}
