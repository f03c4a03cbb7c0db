import { globSync } from 'node:fs';
import { basename } from 'node:path';

// How many bytes visitors may download, by type of page. `npm test` checks the built files. 1 kB is 1,024 bytes.
interface Budget {
  kind: string;
  /** A pattern of addresses; the first matching type counts. */
  pages: RegExp;
  /** The HTML file with its styles, compressed with Brotli at quality 11. The page is complete once this file has arrived. */
  criticalBytes: number;
  /** The part of `criticalBytes` for editors' text, with addresses and structured data. More text raises the budget of the page. */
  wordsBytes: number;
}

const kB = 1024;

/** The services in content/ and in the tests' own content. A service that an editor adds has the budget of a price list. */
const services = globSync('{content,tests/fixtures/content}/services/!(_*|*.*).yaml').map((file) =>
  basename(file, '.yaml'),
);

const budgets: readonly Budget[] = [
  { kind: 'home page', pages: /^\/$/, criticalBytes: 10.5 * kB, wordsBytes: 4_450 },
  { kind: 'list of everything', pages: /^\/search$/, criticalBytes: 12 * kB, wordsBytes: 7_650 },
  {
    kind: 'price list',
    pages: new RegExp(`^/(${services.join('|')})$`),
    criticalBytes: 14.25 * kB,
    wordsBytes: 4_800,
  },
  { kind: 'map', pages: /^\/(our-impact|map)$/, criticalBytes: 14 * kB, wordsBytes: 5_500 },
  {
    kind: 'long list',
    pages: /^\/(who-we-are|(?:news|events)(?:\/(?:19|20)\d\d(?:-all)?)?)$/,
    criticalBytes: 14 * kB,
    wordsBytes: 4_500,
  },
  {
    kind: 'form for a request',
    pages: /^\/(group-health-check|donate-form)$/,
    criticalBytes: 10.5 * kB,
    wordsBytes: 3_190,
  },
  {
    kind: 'form',
    pages: /^\/(donate.*|volunteers\/.+|internships\/.+)$/,
    criticalBytes: 10.5 * kB,
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

/** No page may be larger, however many words it has. The content check warns an editor before (check-services.ts). */
const CEILING = 25 * kB;

/**
 * How much larger a page with a gallery may be. The first photograph brings the styles of the gallery and the code that starts it,
 * together 2 kB. Most events have room for this, but an outreach or an internship with every part has not. Each further photograph
 * adds about 20 bytes of HTML. `wordsBytes` counts its text and its addresses.
 */
export const galleryBytes = kB / 2;

/**
 * How much larger a price list with sets of tests may be. The first set brings the script that ticks its tests, and its styles. A
 * short list has few words, which would otherwise raise the budget.
 */
export const setsBytes = kB;

/** The limit for a page's HTML and styles. A byte of text above `wordsBytes` adds 1.5 bytes: one for the text, half for markup. */
export function criticalBytesFor(
  { criticalBytes, wordsBytes }: Pick<Budget, 'criticalBytes' | 'wordsBytes'>,
  words: number,
): number {
  return Math.min(CEILING, criticalBytes + Math.ceil(1.5 * Math.max(0, words - wordsBytes)));
}

/** A host that compresses each answer anew sends this much more than the budgets: gzip at quality 6, the most usual one. */
export const gzipShare = 1.25;

/** How many more bytes a page that is not in English may have, because its HTML marks text that is still English. */
export const languageBytes = 64;

/**
 * The limits for all script files that a page can ever load, except those with their own budgets below. React takes about 60 kB of
 * `withIsland`. `search` is for the page /search, whose script also finds things by other names and despite spelling mistakes, and
 * says if a test is only close to what was typed. Its list of names by their words lets a key take as long with ten times the
 * entries. The words in that script do not count here.
 */
export const scriptBudgets = { withIsland: 80_500, withoutIsland: 4_608, search: 6_500 };

/**
 * The limit for the words in search.js or other-lists.js, whose texts alone have so many bytes. Editors' texts raise the limit. A
 * tenth and 128 bytes more are for the addresses and for how the texts are written.
 */
export const searchWordsBudgetFor = (textBytes: number) =>
  Math.min(CEILING, Math.ceil(1.1 * textBytes) + 128);

/**
 * Each of the two scripts with the words for danger and complaints, in the languages of one page. A page loads both when somebody
 * first uses a search.
 */
const adviceBudget = 5 * kB;

/**
 * The part of `adviceBudget` for words: of content/symptoms.yaml, of crisis lines, and of other texts that would be misread. Editors
 * change them, so more words raise the budget. The content check limits the words of content/symptoms.yaml (check-symptoms.ts).
 */
const adviceWords = { 'advice.js': 3_039, 'complaints.js': 5_019 } as const;

/** The limit for a script with words for danger and complaints, of which `words` bytes are words. */
export const adviceBudgetFor = (script: keyof typeof adviceWords, words: number) =>
  adviceBudget + Math.max(0, words - adviceWords[script]);

/** Each script for queued requests, or for text that a reload would lose. A page loads the script only if something is stored. */
export const keptBudget = kB;

/** The service worker, which a browser loads once. On a slow connection, the browser waits for the second page of a visit. */
export const workerBudget = 2 * kB;

/** The service worker with all that it downloads ahead on a good connection, in one language. */
export const aheadBudget = 41 * kB;

/** How many bytes each further language may add to the worker: texts, and the addresses of files to save ahead. */
export const workerLanguageBudget = 300;
