import { describe, expect, test } from 'vitest';
import { dialable } from '#lib/contact/contact-methods.ts';
import { openingHoursOf } from '#lib/time/opening-hours.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { addresses } from '../support/addresses.ts';
import { loadPlaces } from '../support/load-places.ts';
import { loadServices } from '../support/load-service.ts';
import { readEntries } from '../support/read-entries.ts';
import { builtSites } from './built-sites.ts';
import { findVocabularyFaults } from './find-vocabulary-faults.ts';
import type { BuiltPage } from './read-site.ts';

const settings = readSiteSettings('');
/** The first page below an address, each with what follows; none if content/ has no entry for one. */
const withFirst = (start: string, rest: string): [path: string, rest: string][] =>
  addresses
    .filter((address) => address.startsWith(start))
    .slice(0, 1)
    .map((path) => [path, rest]);
const titles = new Map(readEntries<{ title?: string }>('pages').map(({ id, title }) => [id, title]));

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** All structured data of a page. */
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

  test.each(pages)('the schema.org data on $address is valid', (page) => {
    expect(thingsOf(page).flatMap((thing) => findVocabularyFaults(thing))).toEqual([]);
  });

  test('search engines learn our legal name and the clinic’s place, hours, phone and payment methods', () => {
    const { phone, clinic, legalName } = settings;
    expect(find('/', 'MedicalClinic')).toMatchObject({
      telephone: dialable(phone),
      address: { addressLocality: clinic.city, addressCountry: 'GH' },
      openingHours: openingHoursOf(clinic.hours),
      paymentAccepted: clinic.payment,
    });
    expect(find('/', 'NGO')).toMatchObject({ legalName });
  });

  test.each(['booking', 'work-with-us'])('search engines find all questions on /%s, with answers', (page) => {
    const questions = (find(`/${page}`, 'FAQPage')?.['mainEntity'] ?? []) as Thing[];
    const written = readEntries<{ question: string }>(`faqs/${page}`).map(({ question }) => question);
    expect(questions.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
    for (const { acceptedAnswer } of questions)
      expect(acceptedAnswer).toMatchObject({ '@type': 'Answer', text: expect.stringMatching(/\w/) });
  });

  test.each([
    ...withFirst('/mbr/', '/who-we-are'),
    ...withFirst('/news/', '/news'),
    ...withFirst('/events/', '/events'),
    ...withFirst('/volunteers/', '/volunteers'),
    ...withFirst('/donate-', '/donate'),
    ...loadServices().map(({ id }) => [`/${id}`, '/booking'] as const),
    ...loadPlaces()
      .filter(({ isLinked }) => isLinked)
      .map(({ id }) => [`/communities/${id}`, '/our-impact'] as const),
  ])('search engines learn that the parent page of %s is %s', (path, parent) => {
    const name = titles.get(parent.slice(1));
    const [first, last] = find(path, 'BreadcrumbList')?.['itemListElement'] as Thing[];
    expect(first).toMatchObject({ position: 1, name, item: { '@id': settings.url + parent } });
    expect(last).toMatchObject({ position: 2, item: { '@id': expect.stringMatching(`${path}$`) } });
  });
});
