import { globSync } from 'node:fs';
import { basename } from 'node:path';

// The most bytes that visitors download, by type of page. `npm test` checks the built files. 1 kB is 1,024 bytes.
interface Budget {
  kind: string;
  /** A pattern of addresses; the first matching type counts. */
  pages: RegExp;
  /** The HTML file with its styles after brotli 11: the page is complete once it has arrived. */
  criticalBytes: number;
  /** How much of that is for editors' text, including addresses and structured data. More text raises the budget. */
  wordsBytes: number;
}

const kB = 1024;

/** The services in content/ and in the tests' own content. A service that an editor adds has the budget of a price list. */
const services = globSync('{content,tests/fixtures/content}/services/!(_*|*.*).yaml').map((file) =>
  basename(file, '.yaml'),
);

const budgets: readonly Budget[] = [
  { kind: 'home page', pages: /^\/$/, criticalBytes: 10.5 * kB, wordsBytes: 4_450 },
  { kind: 'list of everything', pages: /^\/search$/, criticalBytes: 10 * kB, wordsBytes: 5_700 },
  {
    kind: 'price list',
    pages: new RegExp(`^/(${services.join('|')})$`),
    criticalBytes: 14 * kB,
    wordsBytes: 5_300,
  },
  { kind: 'map', pages: /^\/our-impact$/, criticalBytes: 14 * kB, wordsBytes: 5_500 },
  { kind: 'long list', pages: /^\/(news|events|who-we-are)$/, criticalBytes: 14 * kB, wordsBytes: 4_500 },
  {
    kind: 'form for a request',
    pages: /^\/(group-health-check|donate-form)$/,
    criticalBytes: 10 * kB,
    wordsBytes: 3_190,
  },
  {
    kind: 'form',
    pages: /^\/(donate.*|volunteers\/.+|internships\/.+)$/,
    criticalBytes: 10 * kB,
    wordsBytes: 4_000,
  },
  {
    kind: 'page with pictures',
    pages: /^\/(events|news|communities|mbr|judge|team)\/.+$/,
    criticalBytes: 10 * kB,
    wordsBytes: 3_500,
  },
  { kind: 'text', pages: /./, criticalBytes: 10 * kB, wordsBytes: 4_500 },
];

/** The budget of an address. */
export function budgetOf(address: string): Budget {
  const budget = budgets.find(({ pages }) => pages.test(address));
  if (!budget) throw new Error(`No budget for ${address}`);
  return budget;
}

/** The limit for a page's HTML and styles. Each byte of `words` above `wordsBytes` adds 1.5 bytes: itself and its markup. */
export function criticalBytesFor({ criticalBytes, wordsBytes }: Budget, words: number): number {
  return criticalBytes + Math.ceil(1.5 * Math.max(0, words - wordsBytes));
}

/** How many more bytes a page in another language may have: it marks text that is still English. */
export const languageBytes = 64;

/**
 * All script files that a page can ever load, whatever the visitor does, except those with their own budgets below. React is about
 * 60 kB of `withIsland`. The code for `search` also finds other names, typing mistakes and words spelt by sound.
 */
export const scriptBudgets = { withIsland: 80_000, withoutIsland: 4_608, search: 5_200 };

/** The phrases for danger and symptoms, with the code that finds them. It loads when somebody first uses a search. */
export const adviceBudget = 5 * kB;

/** Each script for queued requests, or for typed text kept during a reload. A page loads them only if something is stored. */
export const keptBudget = kB;

/** The service worker, which no page runs: it loads once, and on a slow connection not before the second page of a visit. */
export const workerBudget = 2 * kB;

/** What one more language may add to the worker: its texts, and which pages are likely next. */
export const workerLanguageBudget = 300;
