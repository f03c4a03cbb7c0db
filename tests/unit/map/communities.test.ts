import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareByName, communityFacts } from '#lib/map/places.ts';
import { communitySchema } from '../../../src/schemas/community.ts';
import { english } from '../../support/languages.ts';

const requiredFields = 'name: Mampong\nlat: 7.06\nlng: -1.4\n';

describe('the facts about a community', () => {
  test('have eight labels, even if some facts are missing', () => {
    // The number 0 is a fact. Only a missing fact has the value N/A (`community.unknown`).
    const entry = communitySchema.parse(
      parse(`${requiredFields}population: 12000\nelectricity: 'No'\nscreened: 0`),
    );
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
});

const community = (id: string, name: string) => ({ id, name });

test('communities are sorted by name and then by id', () => {
  const unsorted = [community('10', 'Bo'), community('9', 'Bo'), community('1', 'Éc'), community('2', 'D')];
  expect(unsorted.toSorted(compareByName).map(({ id }) => id)).toEqual(['9', '10', '2', '1']);
});
