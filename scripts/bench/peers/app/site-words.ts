import type { Words } from '../words.ts';

/** In the copy that is built, the benchmark writes here what the site says. */
export const siteWords: Words = { home: [], prices: [], options: [] };
