import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_CONTENT } from '../support/build-own-content.ts';
import { beginning, BEGINS, ending, ENDS } from '../support/scheduled-entries.ts';

/** The files that contain these words, in the folder `place` of a built site. */
function listFilesWith(place: string, words: string): string[] {
  const files = globSync('**/*.{html,js,json,xml,ics,txt,webmanifest}', { cwd: place });
  expect(files.length).toBeGreaterThan(20);
  return files.filter((file) => readFileSync(`${place}/${file}`, 'utf8').includes(words));
}

/** The files of an address: its page, its calendar file, its social card. */
const listFilesOf = (place: string, addresses: readonly string[]) =>
  addresses.flatMap((address) => globSync([`.${address}.*`, `cards${address}.*`], { cwd: place }));

test('an entry that is not public today is on no page, list or feed', () => {
  for (const words of [BEGINS, ENDS]) expect(listFilesWith(OWN_CONTENT, words)).toEqual([]);
  for (const address of [...beginning, ...ending])
    expect(listFilesWith(OWN_CONTENT, `${address}"`), address).toEqual([]);
  expect(listFilesOf(OWN_CONTENT, [...beginning, ...ending])).toEqual([]);
  expect(readFileSync(`${OWN_CONTENT}/sitemap.xml`, 'utf8')).not.toMatch(/80[12]|begins|ends/);
});
