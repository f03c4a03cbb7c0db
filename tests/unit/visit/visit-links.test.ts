import { expect, test } from 'vitest';
import { metresFrom } from '#content-check/together/check-places.ts';
import { mapLink } from '#lib/map/coordinates.ts';
import { listContactMethods, visitMessage } from '#lib/contact/contact-methods.ts';
import { siteSchema } from '#schemas/site.ts';
import { sampleSite } from '../../support/sample-site.ts';
import { english } from '../../support/languages.ts';

test('the link to the map contains only the place and the API version', () => {
  const { origin, pathname, searchParams } = new URL(mapLink({ lat: 6.6856, lng: -1.5716 }));
  expect(origin + pathname).toBe('https://www.google.com/maps/search/');
  expect([...searchParams]).toEqual([
    ['api', '1'],
    ['query', '6.6856,-1.5716'],
  ]);
});

test('a message about a visit can end with the names of the chosen tests', () => {
  const message = visitMessage({ wish: 'I would like to cancel', questions: ['My name', 'What I booked'] });
  expect(message.body).toBe(
    `${english('messages.hello', { wish: 'I would like to cancel' })}.\nMy name: \nWhat I booked: `,
  );
  const { phone, ...written } = listContactMethods(sampleSite, message);
  expect(phone.address).not.toContain('?');
  // src/components/visit/add-chosen-names.ts adds the names of the chosen tests to these addresses.
  for (const { address } of Object.values(written))
    expect(decodeURIComponent(`${address}Malaria%20%26%20HIV`)).toMatch(/What I booked: Malaria & HIV$/);
});

test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [66.89, -106, '95RPV2R2+22'],
])('the place %d, %d is less than ten metres from the plus code %s', (lat, lng, code) => {
  expect(metresFrom({ lat, lng }, code)).toBeLessThan(10);
  expect(metresFrom({ lat: lat + 0.001, lng }, code)).toBeGreaterThan(100);
});

test.each(['MCPH+69', '6CRWMCPH69', '6CRWMCPH+6', '6CRWMCPH+6A'])(
  'an owner who writes the invalid plus code "%s" gets an example',
  (plusCode) => {
    const clinic = { ...sampleSite.clinic, plusCode };
    const { error } = siteSchema.safeParse({ ...sampleSite, clinic });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['clinic.plusCode', 'write the whole plus code, such as 6CRWMCPH+69'],
    ]);
  },
);
