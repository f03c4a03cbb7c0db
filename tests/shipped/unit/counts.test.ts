import { expect, test } from 'vitest';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { loadPlaces } from '../../support/load-places.ts';
import { loadServices } from '../../support/load-service.ts';
import { readEntries } from '../../support/read-entries.ts';

/* The counts of the specification (sections 2, 3 and 9). */

test.each([
  ['profiles', 12],
  ['communities', 69],
  ['articles', 22],
  ['volunteer-roles', 5],
  ['internships', 1],
  ['faqs/booking', 7],
  ['faqs/work-with-us', 11],
])('the addresses of the old site are kept: %s has at least %i entries', (folder, count) => {
  const ids = readEntries(folder).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(count);
  // The old site numbered its pages.
  if (!folder.startsWith('faqs/'))
    expect(ids).toEqual(expect.arrayContaining(Array.from({ length: count }, (_, index) => `${index + 1}`)));
});

test('the old services and programmes are kept', () => {
  const services = loadServices().map(({ id }) => id);
  expect(services).toEqual(expect.arrayContaining(['lab-services', 'mobile-van', 'telehealth']));
  const programmes = ['hope-health-hub', 'hope-health-initiative', 'hope-health-vans', 'wohohiame-wellness'];
  expect(readEntries('programmes').map(({ id }) => id)).toEqual(expect.arrayContaining(programmes));
});

test('/our-impact has the four figures of the specification, and /what-we-do the eight fields', () => {
  const page = (id: string) => readEntries('pages').find((entry) => entry.id === id);
  expect(page('our-impact')?.['figures']).toHaveLength(4);
  expect(page('what-we-do')?.['fields']).toHaveLength(8);
});

test('the first community is shown, with the numbers of the specification', () => {
  expect(loadPlaces().map(({ id }) => id)).toContain('1');
  expect(readEntries('communities')[0]).toMatchObject({ id: '1', population: 200, screened: 185 });
});

// A text that is new in English removes a whole translated page without an error, and its tests with it.
test.each([
  [
    'fr',
    [
      '/',
      '/booking',
      '/lab-services',
      '/mobile-van',
      '/telehealth',
      '/group-health-check',
      '/your-visit',
      '/events',
      '/donate',
      '/donate-form',
      '/donate-hope-health-vans',
      '/who-we-are',
      '/our-impact',
      '/privacy',
      '/accessibility',
      '/not-found',
    ],
  ],
  [
    'tw',
    [
      '/',
      '/booking',
      '/lab-services',
      '/mobile-van',
      '/telehealth',
      '/your-visit',
      '/wohohiame',
      '/not-found',
    ],
  ],
])('the pages that were translated to %s stay translated', (tag, addresses) => {
  expect([...listTranslatedPages(tag).keys()]).toEqual(expect.arrayContaining(addresses));
});
