/**
 * `npm test` checks each thing once, in one place. `npm test -- nightly` checks the rest: every page, and every fault in every
 * place. Tests with the tag @sweep run in both, with different pages or cases. Tests with the tag @nightly run only in
 * `npm test -- nightly` (CONTRIBUTING.md).
 */
export const isNightly = process.env['NIGHTLY'] === '1';

/** Splits the items into `parts` parts. `npm test` gets the part number `index`; `npm test -- nightly` gets all other parts. */
export function takeShare<Item>(items: readonly Item[], index: number, parts: number): Item[] {
  return items.filter((_, at) => (at % parts === index) !== isNightly);
}

/** Tags for similar tests that a loop makes. `npm test` runs only the first of these tests; the others have the tag @nightly. */
export const theFirst = (index: number) => ({ tag: index === 0 ? [] : ['@nightly'] });
