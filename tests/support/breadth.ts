/**
 * `npm test` checks each thing once, in one place. `npm test -- nightly` checks the rest: every page, and every fault in every
 * place. Its tests have the tag @sweep, or @nightly if `npm test` leaves them out altogether (CONTRIBUTING.md).
 */
export const isNightly = process.env['NIGHTLY'] === '1';

/** Part `index` of `parts` equal parts; in `npm test -- nightly` the other parts. */
export function takeShare<Item>(items: readonly Item[], index: number, parts: number): Item[] {
  return items.filter((_, at) => (at % parts === index) !== isNightly);
}

/** For a test of each of several similar things: the first runs in `npm test`, the others in `npm test -- nightly`. */
export const theFirst = (index: number) => ({ tag: index === 0 ? [] : ['@nightly'] });
