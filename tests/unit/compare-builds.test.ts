import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compareBuilds } from '../../scripts/compare/compare-builds.ts';
import { formatComparison, previewAddress } from '../../scripts/compare/format-comparison.ts';

const root = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(root, { recursive: true }));

function put(build: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, build, name)), { recursive: true });
    writeFileSync(join(root, build, name), text);
  }
  return join(root, build);
}

describe('somebody who reviews a change', () => {
  test('sees which pages are new, changed or gone, and no others', async () => {
    const before = put('before', {
      'index.html': '<astro-island uid="1a">',
      'news/1.html': 'Old',
      'news/2.html': 'Gone',
      'a.js': '1',
    });
    const after = put('after', {
      'index.html': '<astro-island uid="2b">',
      'news/1.html': 'New and longer',
      'news/10.html': 'Ten',
      'a.js': '2',
    });
    const changes = await compareBuilds(before, after);
    expect(changes?.map(({ address, change }) => `${address} ${change}`)).toEqual([
      '/news/1 changed',
      '/news/2 gone',
      '/news/10 new',
    ]);
    expect(changes?.[0]?.after).toBeGreaterThan(changes?.[0]?.before ?? 0);
    expect(changes?.[1]?.after).toBe(0);
  });

  test('reads the heaviest growth first, and what all of it comes to', () => {
    const text = formatComparison([
      { address: '/a', change: 'changed', before: 5000, after: 4800 },
      { address: '/b', change: 'changed', before: 5000, after: 6500 },
      { address: '/c', change: 'gone', before: 900, after: 0 },
    ]);
    expect(text).toMatch(/^3 pages change\. .* together \+1,300 /);
    expect(text.match(/^\| `.*$/gm)).toEqual([
      '| `/b` | changed | 5,000 | 6,500 | +1,500 |',
      '| `/a` | changed | 5,000 | 4,800 | −200 |',
      '| `/c` | gone | 900 | 0 | −900 |',
    ]);
  });

  const places = {
    preview: 'https://preview.test',
    run: 'https://github.test/run',
  };
  const changes = [
    { address: '/a', change: 'changed' as const, before: 5000, after: 5001 },
    { address: '/b', change: 'gone' as const, before: 900, after: 0 },
  ];

  test('opens the change on a phone, and each page of it that is there', () => {
    const text = formatComparison(changes, places);
    expect(text).toContain('Open it on a phone: https://preview.test ');
    expect(text).toContain('| [`/a`](https://preview.test/a) | changed |');
    expect(text).toContain('| `/b` | gone |');
    expect(text).not.toContain('download');
  });

  test('is led to the file of the check where no host shows it', () => {
    const text = formatComparison(changes, { ...places, preview: '' });
    expect(text).toContain('download **preview** at the foot of [the check](https://github.test/run)');
    expect(text).not.toContain('Open it on a phone');
    expect(formatComparison([], places)).toBe('No page changes.\n');
  });

  test.each([
    ['https://deploy-preview-{number}--hope.netlify.app', 'https://deploy-preview-12--hope.netlify.app'],
    ['https://{branch}-hope.name.workers.dev/', 'https://ama-new-prices-2-hope.name.workers.dev'],
    ['javascript:alert({number})', ''],
    ['', ''],
  ])('knows the address of the change from %s', (pattern, address) => {
    expect(previewAddress(pattern, { number: '12', branch: 'Ama/new_prices-2' })).toBe(address);
  });

  test('is told so when there is no build of before, since this change mends what was broken', async () => {
    const after = put('mended', { 'index.html': 'Mended' });
    const changes = await compareBuilds(join(root, 'never-built'), after);
    expect(formatComparison(changes)).toBe('Main cannot be built, so there is nothing to compare with.\n');
  });

  test('is told so when nothing that visitors see changes, and spared an endless list', () => {
    expect(formatComparison([])).toBe('No page changes.\n');
    const many = Array.from({ length: 70 }, (_, index) => ({
      address: `/${index}`,
      change: 'new' as const,
      before: 0,
      after: 9,
    }));
    expect(formatComparison(many)).toContain('And 20 more.');
  });
});
