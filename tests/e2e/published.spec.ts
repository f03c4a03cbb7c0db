import { expect } from '@playwright/test';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { buildOwnContent, OWN_CONTENT } from '../support/build-own-content.ts';
import { beginning, BEGINS, ending, ENDS, scheduledEntries } from '../support/scheduled-entries.ts';
import { test } from '../support/test.ts';

/** The files that contain these words, in the folder `place` of a built site. */
function listFilesWith(place: string, words: string): string[] {
  const files = globSync('**/*.{html,js,json,xml,ics,txt,webmanifest}', { cwd: place });
  expect(files.length).toBeGreaterThan(20);
  return files.filter((file) => readFileSync(`${place}/${file}`, 'utf8').includes(words));
}

/** The files of an address: its page, its calendar file, its social card. */
const listFilesOf = (place: string, addresses: readonly string[]) =>
  addresses.flatMap((address) => globSync([`.${address}.*`, `cards${address}.*`], { cwd: place }));

/** The lists that show public entries. */
const lists = ['news.html', 'events.html', 'internships.html', 'volunteers.html', 'search.html'];
const feeds = ['rss.xml', 'events.ics', 'sitemap.xml'];

test('an entry that is not public today is on no page, list or feed', () => {
  for (const words of [BEGINS, ENDS]) expect(listFilesWith(OWN_CONTENT, words)).toEqual([]);
  for (const address of [...beginning, ...ending])
    expect(listFilesWith(OWN_CONTENT, `${address}"`), address).toEqual([]);
  expect(listFilesOf(OWN_CONTENT, [...beginning, ...ending])).toEqual([]);
  expect(readFileSync(`${OWN_CONTENT}/sitemap.xml`, 'utf8')).not.toMatch(/80[12]|begins|ends/);
});

test.describe('around midnight in Ghana', { tag: '@nightly' }, () => {
  const places: Record<string, string> = {};
  const MIDNIGHT = Date.parse('2026-11-03T00:00Z') / 1000;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const entries = scheduledEntries({ from: '11/03/2026', until: '11/02/2026' });
    for (const [name, environment] of Object.entries({
      eve: { SOURCE_DATE_EPOCH: String(MIDNIGHT - 1) },
      morning: { SOURCE_DATE_EPOCH: String(MIDNIGHT) },
      preview: { SOURCE_DATE_EPOCH: String(MIDNIGHT), SHOW_UNPUBLISHED: 'true' },
    })) {
      places[name] = `dist-published-${name}`;
      await buildOwnContent(places[name], entries, environment);
    }
  });
  test.afterAll(() => {
    for (const place of Object.values(places)) rmSync(place, { recursive: true, force: true });
  });

  for (const [name, when, present, presentWords, absent, absentWords] of [
    ['eve', 'one second before midnight', ending, ENDS, beginning, BEGINS],
    ['morning', 'at midnight', beginning, BEGINS, ending, ENDS],
  ] as const)
    test(`a build ${when} contains exactly the scheduled entries that are public`, () => {
      const place = places[name] ?? '';
      expect(listFilesWith(place, absentWords)).toEqual([]);
      expect(listFilesOf(place, absent)).toEqual([]);
      for (const address of present) expect(existsSync(`${place}${address}.html`), address).toBe(true);
      const filesWithWords = listFilesWith(place, presentWords);
      for (const file of [...lists, 'rss.xml', 'events.ics']) expect(filesWithWords).toContain(file);
      const sitemap = readFileSync(`${place}/sitemap.xml`, 'utf8');
      for (const address of present) expect(sitemap).toContain(`${address}</loc>`);
      for (const address of absent) expect(sitemap).not.toContain(`${address}</loc>`);
    });

  test('a preview names the last day of entries that are no longer public', () => {
    const place = places['preview'] ?? '';
    for (const address of [...beginning, ...ending])
      expect(existsSync(`${place}${address}.html`), address).toBe(true);
    const marked = listFilesWith(place, `Public until 2 November 2026, and no more: ${ENDS}`);
    for (const file of [...lists, 'news/802.html', 'events/ends.html']) expect(marked).toContain(file);
    expect(feeds.every((file) => existsSync(`${place}/${file}`))).toBe(true);
    expect(listFilesWith(place, 'Not public before')).toEqual([]);
  });
});
