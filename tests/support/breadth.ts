/**
 * `npm test` looks at each thing once, in one place. `npm test -- all` looks at what it left out: every page, every fault with everything
 * it can befall. Its tests bear the tag @sweep, or @all where they are left out altogether; CONTRIBUTING says which and why.
 */
export const isAll = process.env['SWEEP'] === 'all';

/** Part `index` of `parts` equal ones, for what `parts` others take their share of, too; in `npm test -- all` the other parts. */
export function takeShare<Item>(items: readonly Item[], index: number, parts: number): Item[] {
  return items.filter((_, at) => (at % parts === index) !== isAll);
}

/** For tests of which there is one for each of several alike: the first runs in `npm test`, the others in `npm test -- all`. */
export const theFirst = (index: number) => ({ tag: index === 0 ? [] : ['@all'] });
