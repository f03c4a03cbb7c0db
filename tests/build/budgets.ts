/** The most that visitors pay for, in bytes after brotli 11. The first rule whose pattern fits the address holds. */
export interface Budget {
  pages: RegExp;
  bytes: number;
}

/** The HTML file with its CSS, which is in it. 14 kB is what arrives in the first round trip. */
export const htmlBudgets: readonly Budget[] = [{ pages: /./, bytes: 14_336 }];

/** All JavaScript files that the page can ever load, whatever the visitor does. React alone is about 60 kB of it. */
export const scriptBudgets: readonly Budget[] = [
  { pages: /^\/(?:lab-services|mobile-van|telehealth|group-health-check|donate-form)$/, bytes: 80_000 },
  { pages: /./, bytes: 4_096 },
];
