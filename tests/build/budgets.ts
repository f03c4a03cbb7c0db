// The most that visitors pay for, in bytes after brotli 11.

export interface Budget {
  /** A pattern of addresses. */
  pages: RegExp;
  bytes: number;
}

/** The HTML file with its CSS, which is in it. 14 kB is what arrives in the first round trip. The first match holds. */
export const htmlBudgets: readonly Budget[] = [
  // The drawn map and the names of all communities are in it.
  { pages: /^\/our-impact$/, bytes: 25_600 },
  { pages: /./, bytes: 14_336 },
];

/** All script files that a page can ever load, whatever the visitor does. React alone is about 60 kB of it. */
export const scriptBudgets = { withIsland: 80_000, withoutIsland: 4_096 };
