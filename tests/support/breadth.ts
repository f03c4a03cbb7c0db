/**
 * `npm test` checks each thing once, in one place. `npm test -- all` checks the rest: every page, and every fault in every place.
 * Its tests have the tag @sweep, or @all if `npm test` leaves them out altogether; CONTRIBUTING.md explains which and why.
 */
export const isAll = process.env['SWEEP'] === 'all';

/** Part `index` of `parts` equal parts; in `npm test -- all` the other parts. */
export function takeShare<Item>(items: readonly Item[], index: number, parts: number): Item[] {
  return items.filter((_, at) => (at % parts === index) !== isAll);
}

/**
 * For a test that exists once for each of several similar things: the first runs in `npm test`, the others in `npm test -- all`.
 */
export const theFirst = (index: number) => ({ tag: index === 0 ? [] : ['@all'] });
