import { expect, test } from 'vitest';
import { jsonLdText } from '#lib/structured-data/json-ld.ts';
import { openingHours, organisationJsonLd, personJsonLd } from '#lib/structured-data/organisation-json-ld.ts';
import { sampleSite } from '../../support/sample-site.ts';

test.each<[string, string[]]>([
  ['Monday to Friday, 8:00am to 5:00pm GMT', ['Mo-Fr 08:00-17:00']],
  ['Sunday, 12:30pm to 12:00am GMT', ['Su 12:30-00:00']],
  [
    'Monday to Friday, 8:00am to 5:00pm GMT; Saturday, 9:00am to 1:00pm GMT',
    ['Mo-Fr 08:00-17:00', 'Sa 09:00-13:00'],
  ],
  ['Monday to Friday, 7:30am to 4pm GMT', ['Mo-Fr 07:30-16:00']],
  // Half understood is not told: people would come on the wrong day.
  ['Monday to Friday, 8:00am to 5:00pm GMT; Saturday by appointment', []],
  ['Weekdays, 8:00am to 5:00pm GMT', []],
  ['Monday to Friday, 8:00 to 17:00', []],
])('opening hours "%s" are told to search engines as %j', (sentence, hours) => {
  expect(openingHours(sentence)).toEqual(hours);
});

test('our pages elsewhere are named once they are real', () => {
  expect(organisationJsonLd(sampleSite)[0]).not.toHaveProperty('sameAs');
  const links = { ...sampleSite.links, facebook: 'https://facebook.com/hope' };
  expect(organisationJsonLd({ ...sampleSite, links })[0]).toHaveProperty('sameAs', [links.facebook]);
});

test('hours that nobody can read are left out rather than guessed', () => {
  const clinic = { ...sampleSite.clinic, hours: 'Ask us' };
  expect(organisationJsonLd({ ...sampleSite, clinic })[1]).not.toHaveProperty('openingHours');
});

test('a profile on a sample host is not given out as somebody’s own', () => {
  const site = { name: 'Hope Health', url: 'https://hope.example' };
  const of = (linkedin: string) =>
    personJsonLd(
      { name: 'Ama', position: 'Nurse', linkedin },
      { site, address: 'https://hope.example/mbr/a1', isOurs: true },
    );
  expect(of('https://linkedin.example/in/ama')).not.toHaveProperty('sameAs');
  expect(of('https://linkedin.com/in/ama')).toHaveProperty('sameAs', 'https://linkedin.com/in/ama');
});

test('no words of an editor can end the element that they stand in', () => {
  expect(jsonLdText([{ '@type': 'Person', name: '</script><script>' }])).not.toContain('<');
});
