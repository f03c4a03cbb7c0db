/**
 * `npm test` checks what a usual change can break, each thing once, in one place. `npm test -- nightly` checks every page, and every
 * fault in every place. Tests with the tag @sweep run in both, in `npm test` with a part of their pages or cases. Tests with the tag
 * @nightly run only in `npm test -- nightly` (CONTRIBUTING.md).
 */
export const isNightly = process.env['NIGHTLY'] === '1';

/** Splits the items into `parts` parts. `npm test` gets the part number `index`; `npm test -- nightly` gets all items. */
export function takeShare<Item>(items: readonly Item[], index: number, parts: number): Item[] {
  return isNightly ? [...items] : items.filter((_, at) => at % parts === index);
}

/** Tags for similar tests that a loop makes. `npm test` runs only the first of these tests; the others have the tag @nightly. */
export const theFirst = (index: number) => ({ tag: index === 0 ? [] : ['@nightly'] });
