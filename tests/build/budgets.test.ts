import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { takeShare } from '../support/breadth.ts';
import {
  budgetOf,
  criticalBytesFor,
  galleryBytes,
  keptBudget,
  adviceBudgetFor,
  scriptBudgets,
  searchWordsBudgetFor,
  setsBytes,
  aheadBudget,
  workerBudget,
  workerLanguageBudget,
  gzipShare,
  languageBytes,
} from '../budgets.ts';
import { builtSites, ownSite } from './built-sites.ts';
import { listScripts } from './list-scripts.ts';
import type { BuiltPage, BuiltSite } from './read-site.ts';
import { takeOutWords } from './take-out-words.ts';

const kept = ['show-waiting.js', 'waiting-notices.js', 'typed-values.js'];
/** The English name of a script: copy.js for copy.fr.js. */
const inEnglish = (name: string) => name.replace(/\.[a-z]{2,3}(?=\.js$)/, '');

// These do not count for a page; each has a budget of its own.
const adviceScripts = ['advice.js', 'complaints.js'] as const;
const apart = ['worker.js', ...adviceScripts, ...kept];

/** The constant with editors' words before the code of a script. */
const WORDS = /^const \w+=(\{.*?\}|\[.*?\]);/;
const withoutWords = (script: string) => script.replace(WORDS, '');

const readScript = (file: string) => readFileSync(file, 'utf8');
const isWordScript = (file: string) =>
  ['search.js', 'search-list.js', 'other-lists.js'].includes(inEnglish(basename(file)));
/** Without the words of a search, which have a budget of their own. */
const readCode = (file: string) => (isWordScript(file) ? withoutWords(readScript(file)) : readScript(file));

const compressed = new Map<string, number>();

function brotliBytes(text: string, quality: number): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const key = `${quality} ${text}`;
  const bytes = compressed.get(key) ?? brotliCompressSync(text, { params }).length;
  compressed.set(key, bytes);
  return bytes;
}

const weigh = (texts: readonly string[], quality: number) =>
  texts.reduce((sum, text) => sum + brotliBytes(text, quality), 0);

/**
 * Tries fast compression first: slow compression makes no page larger, so most pages need only the fast one. Quality 9 is left out,
 * because it takes longer than 11 for a page, and saves less than a hundredth.
 */
const isWithin = (budget: number, texts: readonly string[]) =>
  [5, 10, 11].some((quality) => weigh(texts, quality) <= budget);

function expectWithin(budget: number, texts: readonly string[], what: () => string): void {
  const bytes = isWithin(budget, texts) ? 0 : weigh(texts, 11);
  const excess =
    bytes > budget ? `${what()} of ${bytes} bytes, ${bytes - budget} over the budget of ${budget}` : '';
  expect(excess).toBe('');
}

/** How many bytes of a page are words. */
const weighWords = (html: string) => brotliBytes(html, 11) - brotliBytes(takeOutWords(html), 11);

const hasIsland = ({ html }: BuiltPage) => html.includes('<astro-island');
const hasSets = ({ html }: BuiltPage) => html.includes('class="sets"');
const hasGallery = ({ html }: BuiltPage) => html.includes('class="gallery-main"');

// `npm test` takes the build with stand-ins, which has more on its pages: all forms and iframes.
const sites = takeShare(builtSites, 1, builtSites.length);

/** The service worker: `code` follows its settings, which are a list of languages. */
function readWorker({ files }: BuiltSite) {
  const worker = readFileSync(files.get('/worker.js') ?? '', 'utf8');
  const [, settings = '[]', code = ''] = /^const SETTINGS=(\[.*?\]);([^]*)$/.exec(worker) ?? [];
  const languages = JSON.parse(settings) as { advice: string[]; keep: string[] }[];
  expect(languages.length).toBeGreaterThan(0);
  return { worker, code, languages };
}

describe.each([...sites, ownSite])('$name', { tags: ['sweep'] }, (site) => {
  test.each(site.pages)('the HTML and CSS of the page $address are within its budget', (page) => {
    const { address, path, language, html } = page;
    const { kind, wordsBytes, ...usual } = budgetOf(path);
    const criticalBytes =
      usual.criticalBytes + (hasGallery(page) ? galleryBytes : 0) + (hasSets(page) ? setsBytes : 0);
    const words = isWithin(criticalBytes, [html]) ? 0 : weighWords(html);
    const most =
      criticalBytesFor({ criticalBytes, wordsBytes }, words) + (language === 'en' ? 0 : languageBytes);
    expectWithin(most, [html], () => `${address} (${kind}): HTML and CSS`);
    expect(gzipSync(html, { level: 6 }).length, 'with gzip').toBeLessThanOrEqual(gzipShare * most);
  });

  test.each(site.pages)(
    'the scripts that count for the page $address are within its budget for JavaScript',
    (page) => {
      const scripts = listScripts(page, site).filter((file) => !apart.includes(inEnglish(basename(file))));
      const texts = scripts.map(readCode);
      const withoutIsland = page.path === '/search' ? scriptBudgets.search : scriptBudgets.withoutIsland;
      const budget = hasIsland(page) ? scriptBudgets.withIsland : withoutIsland;
      // Each script has words in the language of its page.
      const more = page.language === 'en' ? 0 : languageBytes * scripts.length;
      expectWithin(
        budget + more,
        texts,
        () => `${page.address}: ${scripts.map((file) => basename(file)).join(', ')}`,
      );
    },
  );
});

describe.each(sites)('$name', { tags: ['sweep'] }, (site) => {
  test('the service worker is within its budget, which grows with each language', () => {
    const { code, languages } = readWorker(site);
    // Editors change the texts and addresses in the settings, so English has those of the tests' own content.
    const settings = readWorker(ownSite).languages.concat(languages.slice(1));
    const worker = `const SETTINGS=${JSON.stringify(settings)};${code}`;
    expectWithin(workerBudget + (languages.length - 1) * workerLanguageBudget, [worker], () => '/worker.js');
  });

  test('what the service worker downloads ahead is within its budget, in each language', () => {
    const { worker, languages } = readWorker(site);
    for (const [index, { advice, keep }] of languages.entries()) {
      const texts = [...advice, ...keep].map((address) => readCode(site.files.get(address) ?? ''));
      // English is the first language. Each file has words in its language.
      const more = index === 0 ? 0 : languageBytes * texts.length;
      expectWithin(aheadBudget + more, [worker, ...texts], () => keep.join(', '));
    }
  });

  test.each(kept)('the script %s for queued requests or typed text is within its budget', (name) => {
    const file = site.files.get(`/scripts/${name}`) ?? '';
    expectWithin(keptBudget, [readScript(file)], () => name);
  });

  test.each(adviceScripts)('the script %s for people in danger or ill is within its budget', (name) => {
    const file = site.files.get(`/scripts/${name}`) ?? '';
    const script = readScript(file);
    const words = brotliBytes(script, 11) - brotliBytes(withoutWords(script), 11);
    expect(words).toBeGreaterThan(0);
    expectWithin(adviceBudgetFor(name, words), [script], () => name);
  });

  test('the words in the scripts of the searches are within their budget, in each language', () => {
    const scripts = [...site.files].filter(([path]) => isWordScript(path));
    expect(scripts).not.toEqual([]);
    for (const [path, file] of scripts) {
      const [, words = '{}'] = WORDS.exec(readScript(file)) ?? [];
      const texts: string[] = [];
      // The addresses of editors' pages count as their words, too.
      JSON.parse(words, (key, value: unknown) => texts.push(typeof value === 'string' ? value : key));
      // Without a page /search in this language.
      if (texts.length === 0) continue;
      expectWithin(searchWordsBudgetFor(brotliBytes(texts.join('\n'), 11)), [words], () => path);
    }
  });
});
