import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { htmlBudgets, scriptBudgets, type Budget } from './budgets.ts';
import { builtSites } from './built-sites.ts';
import { listScripts } from './list-scripts.ts';

const compressed = new Map<string, number>();

function brotliBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const bytes = compressed.get(text) ?? brotliCompressSync(text, { params }).length;
  compressed.set(text, bytes);
  return bytes;
}

function expectWithin(budgets: readonly Budget[], address: string, bytes: number, what: string): void {
  const budget = budgets.find(({ pages }) => pages.test(address))?.bytes ?? 0;
  expect(
    bytes,
    `${address}: ${what} ${bytes} bytes, ${bytes - budget} over its budget of ${budget}`,
  ).toBeLessThanOrEqual(budget);
}

describe.each(builtSites)('$name', (site) => {
  test.each(site.pages)('$address arrives in one round trip', ({ address, html }) => {
    expectWithin(htmlBudgets, address, brotliBytes(html), 'HTML and CSS are');
  });

  test.each(site.pages)('$address can load no more JavaScript than its budget', (page) => {
    const scripts = listScripts(page, site).map((file) => brotliBytes(readFileSync(file, 'utf8')));
    const bytes = scripts.reduce((sum, each) => sum + each, 0);
    expectWithin(scriptBudgets, page.address, bytes, `${scripts.length} script files are`);
  });

  test('an island brings React along, so the script budget sees it', () => {
    const pages = site.pages.filter(({ html }) => html.includes('<astro-island'));
    expect(pages).not.toEqual([]);
    for (const page of pages) expect(listScripts(page, site).length, page.address).toBeGreaterThan(1);
  });
});
