import { expect, test } from 'vitest';
import { jsonLdText, organisationJsonLd } from '#lib/page/json-ld.ts';
import { sampleSite } from '../../support/sample-site.ts';

test('search engines get only the social profiles whose addresses are real', () => {
  expect(organisationJsonLd(sampleSite, 0)[0]).not.toHaveProperty('sameAs');
  const links = { ...sampleSite.links, facebook: 'https://facebook.com/hope' };
  expect(organisationJsonLd({ ...sampleSite, links }, 0)[0]).toHaveProperty('sameAs', [links.facebook]);
});

test('search engines get only the closures that are not over', () => {
  const closures = [
    { from: '12/25/2026', until: '12/26/2026', why: 'Christmas' },
    { from: '01/01/2027', why: 'New Year' },
  ];
  const clinic = { ...sampleSite.clinic, closures };
  const specialOn = (day: string) =>
    organisationJsonLd({ ...sampleSite, clinic }, Date.parse(day))[1]?.['specialOpeningHoursSpecification'];
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  const newYear = { ...closed, validFrom: '2027-01-01', validThrough: '2027-01-01' };
  expect(specialOn('2026-12-26')).toEqual([
    { ...closed, validFrom: '2026-12-25', validThrough: '2026-12-26' },
    newYear,
  ]);
  expect(specialOn('2026-12-27')).toEqual([newYear]);
  expect(specialOn('2027-01-02')).toBeUndefined();
});

test('an editor’s text cannot end the script element around it', () => {
  expect(jsonLdText([{ '@type': 'Person', name: '</script><script>' }])).not.toContain('<');
});
