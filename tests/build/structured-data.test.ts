import { describe, expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';
import { findVocabularyFaults } from './find-vocabulary-faults.ts';
import type { BuiltPage } from './read-site.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Everything that a page says in structured data. */
function thingsOf({ html }: Pick<BuiltPage, 'html'>): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => {
    const { '@context': context, ...data } = JSON.parse(text) as Record<string, unknown>;
    expect(context).toBe('https://schema.org');
    return (data['@graph'] ?? [data]) as Thing[];
  });
}

describe.each(builtSites)('$name', ({ pages }) => {
  const find = (path: string, type: string) => {
    const page = pages.find(({ address }) => address === path);
    return page && thingsOf(page).find((thing) => thing['@type'] === type);
  };

  test.each(pages)('$address speaks the language of schema.org', (page) => {
    expect(thingsOf(page).flatMap((thing) => findVocabularyFaults(thing))).toEqual([]);
  });

  test('a search for the clinic can show where it is, when it is open, its phone and how one pays', () => {
    expect(find('/', 'MedicalClinic')).toMatchObject({
      telephone: expect.stringMatching(/^\+233/),
      address: { addressLocality: 'Kumasi', addressCountry: 'GH' },
      openingHours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-13:00'],
      paymentAccepted: expect.stringContaining('mobile money'),
    });
    expect(find('/', 'NGO')).toMatchObject({ legalName: 'Hope Health Foundation' });
  });

  test.each([
    ['/lab-services', 'Full Blood Count', '50.00'],
    ['/mobile-van', 'RDT for Malaria', '25.00'],
    ['/telehealth', 'General consultation', '20.00'],
  ])('a search finds on %s what %s costs', (path, name, price) => {
    const offer = { '@type': 'Offer', name, price, priceCurrency: 'GHS' };
    expect(find(path, 'Service')?.['offers']).toContainEqual(offer);
  });

  test.each([
    ['/work-with-us', 'How much does it cost?', '$2,500'],
    ['/booking', 'insurance', 'not yet'],
  ])('a search finds the answers of %s', (path, question, answer) => {
    const questions = find(path, 'FAQPage')?.['mainEntity'] as Thing[];
    expect(questions.length).toBe(path === '/booking' ? 7 : 11);
    expect(questions).toContainEqual({
      '@type': 'Question',
      name: expect.stringContaining(question),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining(answer) },
    });
  });

  test.each([
    ['/mbr/a1', 'Who We Are', '/who-we-are'],
    ['/news/1', 'News', '/news'],
    ['/events/ho1', 'Events', '/events'],
    ['/volunteers/1', 'Volunteer in Ghana', '/volunteers'],
    ['/lab-services', 'Book a visit', '/booking'],
    ['/donate-hope-health-vans', 'Donate', '/donate'],
    ['/communities/1', 'Our Impact', '/our-impact'],
  ])('%s says that it is part of %s', (path, name, above) => {
    const [first, last] = find(path, 'BreadcrumbList')?.['itemListElement'] as Thing[];
    expect(first).toMatchObject({
      position: 1,
      name,
      item: { '@id': expect.stringMatching(`example${above}$`) },
    });
    expect(last).toMatchObject({ position: 2, item: { '@id': expect.stringMatching(`${path}$`) } });
  });

  test('every member of the team is somebody with a name, a task and an employer', () => {
    const members = pages.filter(({ address }) => address.startsWith('/mbr/'));
    expect(members.length).toBeGreaterThan(20);
    for (const { address, html } of members) {
      const person = find(address, 'Person');
      expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toBe(person?.['name']);
      expect(person).toMatchObject({ jobTitle: expect.any(String), worksFor: { name: 'Hope Health' } });
    }
  });
});

test.each<[object, string]>([
  [{ '@type': 'Clinic' }, 'the whole: Clinic is no type that we know'],
  [{ '@type': 'Person', phone: '1' }, 'the whole: Person has no phone'],
  [{ '@type': 'Person', name: '' }, '.name: "" is none of Text'],
  [{ '@type': 'Person', worksFor: { '@type': 'Place' } }, '.worksFor: Place is none of Organization'],
  [{ '@type': 'Event', startDate: '08/16/2026' }, '.startDate: "08/16/2026" is none of Date, DateTime'],
  [{ '@type': 'FAQPage', mainEntity: [] }, '.mainEntity: an empty list'],
  [{ '@type': 'Event', eventStatus: 'On' }, '.eventStatus: "On" is none of EventStatusType'],
  [{ '@type': 'Place', geo: { '@id': 'here' } }, '.geo: "here" is no address'],
])('a mistake in structured data is found: %o', (thing, fault) => {
  expect(findVocabularyFaults(thing)).toEqual([fault]);
});
