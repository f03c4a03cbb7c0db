import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parse } from 'yaml';
import { compareByName, listNeighbours, placesJsonLd, communityFacts } from '#lib/map/places.ts';
import { inLanguage } from '#lib/language/page-language.ts';
import { isGroupWhole } from '#loaders/language/interface.ts';
import { readLanguages } from '#loaders/language/languages.ts';
import { communitySchema } from '../../../src/schemas/community.ts';
import { english, say } from '../../support/languages.ts';
import { sampleSite } from '../../support/sample-site.ts';

const schema = communitySchema(z.string());
const requiredFields = 'name: Mampong\nlat: 7.06\nlng: -1.4\n';

describe('the facts about a community', () => {
  test('have eight labels, even if some facts are missing', () => {
    // The number 0 is a fact. Only a missing fact has the value N/A (`community.unknown`).
    const entry = schema.parse(parse(`${requiredFields}population: 12000\nelectricity: 'No'\nscreened: 0`));
    expect(communityFacts(entry)).toEqual([
      { label: english('community.population'), value: '12,000' },
      { label: english('community.water'), value: english('community.unknown') },
      { label: english('community.electricity'), value: 'No' },
      { label: english('community.education'), value: english('community.unknown') },
      { label: english('community.occupation'), value: english('community.unknown') },
      { label: english('community.facility'), value: english('community.unknown') },
      { label: english('community.trained'), value: english('community.unknown') },
      { label: english('community.screened'), value: '0' },
    ]);
  });

  test('show the population in the number format of the page’s language', () => {
    const entry = schema.parse(parse(`${requiredFields}population: 12000`));
    const languages = readLanguages().filter(({ tag }) => isGroupWhole('community', tag));
    for (const { tag } of languages) {
      const [population] = inLanguage(tag, () => communityFacts(entry));
      expect(population?.value).toBe((12000).toLocaleString(say(tag, 'dates.locale')));
    }
  });
});

const community = (id: string, name: string, isLinked = true) => ({ id, name, isLinked });

describe('the Previous and Next links of a community’s page', () => {
  const sorted = [
    community('9', 'Abo'),
    community('2', 'Bo', false),
    community('5', 'Co'),
    community('7', 'Do'),
  ];

  test('skip the pages of hidden communities', () => {
    // Only Bo is hidden, but the page of Bo has both links too.
    const pairs = listNeighbours(sorted).map(({ previous, next }) => [previous?.id, next?.id]);
    expect(pairs).toEqual([
      [undefined, '5'],
      ['9', '5'],
      ['9', '7'],
      ['5', undefined],
    ]);
  });
});

test('communities are sorted by name and then by id', () => {
  const unsorted = [community('10', 'Bo'), community('9', 'Bo'), community('1', 'Éc'), community('2', 'D')];
  expect(unsorted.toSorted(compareByName).map(({ id }) => id)).toEqual(['9', '10', '2', '1']);
});

test('search engines get the name of every community', () => {
  const place = (id: string, isLinked: boolean) => ({ id, name: `Place ${id}`, lat: 7, lng: -1, isLinked });
  const jsonLdOf = (count: number) =>
    placesJsonLd(
      Array.from({ length: count }, (_, index) => place(`${index + 1}`, index === 0)),
      sampleSite,
    );
  // Ghana is in the list too.
  expect(jsonLdOf(69)['areaServed']).toHaveLength(1 + 69);
  expect(jsonLdOf(69)['areaServed']).toContainEqual(expect.objectContaining({ name: 'Place 69' }));
  // Search engines do not get the addresses of hidden communities. Here, only the first is not hidden.
  expect(JSON.stringify(jsonLdOf(69)).match(/communities\/\d+/g)).toEqual(['communities/1']);
});
