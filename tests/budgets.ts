import { globSync } from 'node:fs';
import { basename } from 'node:path';

// The most that visitors pay for, by kind of page. `npm test` holds the built files to it. 1 kB is 1,024 bytes.
interface Budget {
  kind: string;
  /** A pattern of addresses; the first kind that fits holds. */
  pages: RegExp;
  /** The HTML file with its styles after brotli 11: what must arrive before the page is whole. */
  criticalBytes: number;
  /** How much of that is for what editors write, addresses and facts for search engines too. Their further words get further room. */
  wordsBytes: number;
}

const kB = 1024;

/** The pages of services are those of content/: one that an editor adds has the budget of a price list. */
const services = globSync('content/services/!(_*|*.*).yaml').map((file) => basename(file, '.yaml'));

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

/** The most that the HTML with its styles may weigh when so much of it is words: those beyond the usual bring half as much in markup. */
export function criticalBytesFor({ criticalBytes, wordsBytes }: Budget, words: number): number {
  return criticalBytes + Math.ceil(1.5 * Math.max(0, words - wordsBytes));
}

/** What a page in another language may weigh more: it says of what is not translated yet that it is English. */
export const languageBytes = 64;

/**
 * All script files that a page can ever load, whatever the visitor does. React alone is about 60 kB of it. The search knows other names,
 * typing mistakes and words written by ear.
 */
export const scriptBudgets = { withIsland: 80_000, withoutIsland: 4_608, search: 5_200 };

/** What people type when they are ill, with the few lines that find it: it comes with the first touch of a search. */
export const adviceBudget = 5 * kB;

/** Each script that only comes to a device on which a request waits to be sent, or after an old page was loaded again. */
export const keptBudget = kB;

/** The service worker, which no page runs: it comes once, from the second page of a visit on. */
export const workerBudget = 2 * kB;

/** What a language beside English may add to it: its words, and which pages are likely next. */
export const workerLanguageBudget = 300;
