import { describe, expect, test } from 'vitest';
import type { CheckedEntry, Content, TranslationFile } from '#content-check/content.ts';
import { checkConsent } from '#content-check/together/check-consent.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { findInventedLinks } from '../../scripts/launch/find-outside-links.ts';
import {
  findMissingOutreachResults,
  findMissingPhotographs,
  findUnlistedOutreaches,
} from '../../scripts/launch/find-missing-content.ts';
import {
  findMissingRegistrations,
  findUnpublished,
  listDue,
  listOldestReviews,
} from '../../scripts/launch/find-due.ts';
import {
  findSampleEntries,
  findUnreadySettings,
  findMissingKeys,
  findUnreviewedLanguages,
  findUncheckedFacts,
  findUntriedThirdParties,
} from '../../scripts/launch/find-unready.ts';
import { findOldWords, findOtherCountry } from '../../scripts/launch/find-other-country.ts';
import { formatReport } from '../../scripts/launch/report-items.ts';
import { readText } from '../support/read-text.ts';
import { sampleSite } from '../support/sample-site.ts';

const person = (id: string, fields: string, text = '') =>
  readText(`content/team/${id}.md`, `---\nname: Ama\nposition: Nurse\n${fields}---\n${text}`);
const reviewed = (id: string, on: string, next: string) =>
  ({ file: `content/pages/${id}.yaml`, value: { review: { by: 'Ama', on, next } } }) as CheckedEntry;

// A charity with every third party configured.
const configuredSite = readSiteSettings('tests/fixtures/another-charity/site.yaml');

describe('an owner who wants to go live', () => {
  test('sees which important photographs are missing', () => {
    const all = findMissingPhotographs([]).map(({ text }) => text);
    expect(all).toHaveLength(8);
    const portrait = (picture: object) =>
      ({ file: 'content/team/m1.md', value: { picture } }) as unknown as CheckedEntry;
    // A portrait counts only with consent.
    expect(findMissingPhotographs([portrait({ people: 'nobody' })])).toHaveLength(8);
    const withConsent = { consent: { by: 'Ama', on: '10/05/2026', until: '10/05/2028' } };
    const stillMissing = findMissingPhotographs([portrait(withConsent)]).map(({ text }) => text);
    const noLongerMissing = all.filter((text) => !stillMissing.includes(text));
    expect(noLongerMissing).toEqual([expect.stringMatching(/^content\/team\/m.* picture: .*consent/)]);
  });

  test('sees which outreaches of the last twelve months have no results yet', () => {
    const outreach = (id: string, dateAndFields: string) =>
      readText(
        `content/events/${id}.md`,
        `---\ncomponentLink: healthOutreachEvent\ndetails: Ejisu\neventStartDate: ${dateAndFields}\n---\n`,
      );
    const entries = [
      outreach('ho1', '11/22/2025'),
      outreach('ho2', '11/25/2025'),
      outreach('ho3', '10/24/2026\nresults: { seen: 212 }'),
      outreach('ho4', '10/24/2026\nvisible: false'),
      outreach('ho5', '11/23/2026\neventEndDate: 11/24/2026'),
      outreach('ho6', '11/24/2026\neventEndDate: 11/25/2026'),
      readText(
        'content/events/1.md',
        '---\ntitle: Course\ndetails: First aid\neventStartDate: 10/24/2026\n---\n',
      ),
    ];
    // ho1 was too long ago. ho3 has results. ho4 is hidden. ho6 ends today. The last event is not an outreach.
    const found = findMissingOutreachResults(entries, Date.parse('2026-11-25T12:00Z'));
    expect(found.map(({ text }) => /\w+(?=\.md)/.exec(text)?.[0])).toEqual(['ho2', 'ho5']);
    expect(found.map(({ isBlocking }) => isBlocking)).toEqual([false, false]);
  });

  test('sees which outreaches were at a place that is on no list', () => {
    const at = 'at: { lat: 6.72, lng: -1.46 }';
    const outreach = (id: string, fields: string) =>
      readText(
        `content/events/${id}.md`,
        `---\ncomponentLink: healthOutreachEvent\ndetails: Ejisu\neventStartDate: 10/24/2026\n${fields}\n---\n`,
      );
    const entries = [
      outreach('ho1', at),
      outreach('ho2', 'community: 1'),
      outreach('ho3', `${at}\nvisible: false`),
    ];
    expect(findUnlistedOutreaches(entries)).toEqual([
      expect.objectContaining({ isBlocking: false, text: expect.stringContaining('ho1.md: Ejisu') }),
    ]);
  });

  test('reads which sample entries still block the launch', () => {
    const entries = [person('m10', 'sample: true\n'), person('m2', 'sample: true\n'), person('m3', '')];
    expect(findSampleEntries(entries)).toEqual([
      { group: 'Still sample', text: 'content/team 2 of 3: m2, m10', isBlocking: true },
    ]);
  });

  test('is stopped by a published language that is not ready', () => {
    const languages = readText(
      'content/languages.yaml',
      '- { tag: en, name: English, direction: ltr, published: true }\n' +
        '- { tag: fr, name: Français, direction: ltr, published: true }\n' +
        '- { tag: tw, name: Twi, direction: ltr, published: false, reviewer: m1 }\n',
    );
    const french = new TextEncoder().encode('sample: true\nheading: Prendre rendez-vous\n');
    const booking = readTranslation('content/pages/booking.fr.yaml', french) as TranslationFile;
    const found = findUnreviewedLanguages({ entries: [languages], translations: [booking] });
    // slice() leaves out the file name and the end of each text. Twi is not published, so it stops nobody.
    expect(found.map(({ text, isBlocking }) => [text.slice(24, 60), isBlocking])).toEqual([
      ['Français (fr) has no reviewer; ask a', true],
      ['Français (fr) has 1 files of sample ', true],
      ['Twi (tw) is not published: visitors ', false],
    ]);
  });

  test('sees settings that are invented or empty', () => {
    const real = { ...sampleSite, url: 'https://hopehealth.org', phone: '+233 24 123 4567', repository: '' };
    const texts = findUnreadySettings(real).map(({ text }) => text);
    expect(texts).not.toContainEqual(expect.stringMatching(/^(?:url|phone): /));
    expect(texts).toContainEqual(expect.stringMatching(/^office › phone: .*555-01/));
    expect(texts).toContainEqual(expect.stringMatching(/^whatsapp: \+233\s00/));
    expect(texts).toContainEqual(expect.stringMatching(/^email: .*\.example$/));
    expect(findUnreadySettings(real).find(({ text }) => text === 'repository')?.isBlocking).toBe(false);
  });

  test('is stopped by a country that the code does not know', () => {
    expect(findOtherCountry(sampleSite)).toEqual([]);
    const kenya = { ...sampleSite, clinic: { ...sampleSite.clinic, country: 'Kenya' } };
    expect(findOtherCountry(kenya)).toMatchObject([
      {
        isBlocking: true,
        text: expect.stringMatching(/Kenya.* Ghana: .*GMT.*operations\.md#another-country/),
      },
    ]);
  });

  test('sees which texts still have our name, and words of our country', () => {
    const entries = [
      readText(
        'content/pages/offline.yaml',
        'heading: Hope Health in Ghana\nnote: In Ghana.\nintro: Welcome.',
      ),
      readText('content/pages/news.yaml', 'heading: News'),
    ];
    const find = (name: string, country: string) =>
      findOldWords({ ...sampleSite, name, clinic: { ...sampleSite.clinic, country } }, entries);
    expect(find('Hope Health', 'Ghana')).toEqual([]);
    expect(find('Clear Sight', 'Ghana')).toMatchObject([
      { isBlocking: true, text: 'content/pages/offline.yaml:1:10 heading: "Hope Health"' },
    ]);
    expect(find('Hope Health', 'Kenya')).toMatchObject([
      { isBlocking: false, text: 'content/pages/offline.yaml:1:10 heading: "Ghana", and in 1 more' },
    ]);
  });

  test('sees which entries are not public today', () => {
    const article = (id: string, days: string) =>
      readText(
        `content/articles/${id}.md`,
        `---\ntitle: A\nsummary: B\ndate: 02/16/2026\ncategory: News\nvisible: true\n${days}\n---\n\nC\n`,
      );
    const entries = [
      article('7', ''),
      article('8', 'publishFrom: 12/03/2026'),
      article('9', 'publishUntil: 11/30/2026'),
    ];
    const noon = Date.parse('2026-12-01T12:00Z');
    const note = { group: 'Not public today', isBlocking: false };
    expect(findUnpublished(entries, {}, noon)).toEqual([
      { ...note, text: 'content/articles/8.md: Not public before 3 December 2026' },
      { ...note, text: 'content/articles/9.md: Public until 30 November 2026, and no more' },
    ]);
    // With SHOW_UNPUBLISHED, visitors would see these entries, so the owner is stopped.
    expect(findUnpublished([], { SHOW_UNPUBLISHED: 'true' }, noon)).toMatchObject([{ isBlocking: true }]);
  });

  test('is stopped by medical facts that no clinician has checked', () => {
    const sources = ['https://medlineplus.gov/'];
    const withFacts = { name: 'ESR', price: 50, for: 'Looks for swelling.', sources };
    const withoutFacts = { name: 'INR', price: 100, alsoCalled: ['PT/INR'] };
    const review = { by: 'm1', on: '10/05/2026', next: '04/05/2027' };
    const list = (id: string, options: object[], more = {}) =>
      ({
        file: `content/services/${id}.yaml`,
        kind: { path: 'content/services' },
        value: { categories: [{ name: 'Any', options }], ...more },
      }) as CheckedEntry;
    const entries = [
      list('lab-services', [withFacts, withoutFacts]),
      list('mobile-van', [withoutFacts]),
      list('telehealth', [withFacts], { medicalReview: review }),
    ];
    expect(findUncheckedFacts(entries)).toEqual([
      {
        group: 'Medical facts to check',
        text: 'content/services/lab-services.yaml: ask a clinician of the team to check the facts about 1 tests or services, then write medicalReview',
        isBlocking: true,
      },
    ]);
  });

  test('is stopped by what the content check calls due', () => {
    const problem = { file: 'content/pages/booking.yaml', line: 4, column: 3, field: 'review › next' };
    const due = { ...problem, message: 'the next review was due', isWarning: true, isDue: true } as const;
    expect(listDue([{ ...problem, message: 'a slip', isWarning: true }, due])).toEqual([
      {
        group: 'Due',
        text: expect.stringContaining('review › next: the next review was due'),
        isBlocking: true,
      },
    ]);
  });

  test('is not stopped by a consent that has ended: no page shows its picture', () => {
    const picture =
      'picture: { file: ./m1.jpg, alt: Ama, consent: { by: Ama, on: 01/02/2020, until: 01/02/2021 } }\n';
    const problems = [...checkConsent({ entries: [person('m1', picture)] } as unknown as Content)];
    expect(problems).toMatchObject([{ isDue: true }]);
    expect(listDue(problems).map(({ isBlocking }) => isBlocking)).toEqual([false]);
  });

  test('sees the oldest reviews first', () => {
    const entries = [
      reviewed('new', '10/05/2026', '04/05/2027'),
      reviewed('old', '12/30/2025', '06/30/2027'),
      reviewed('today', '01/11/2026', '11/21/2026'),
    ];
    const found = listOldestReviews(entries);
    expect(found.map(({ text }) => /pages\/(\w+)/.exec(text)?.[1])).toEqual(['old', 'today', 'new']);
    expect(found.map(({ isBlocking }) => isBlocking)).toEqual([false, false, false]);
  });

  test('is stopped by a missing registration', () => {
    const { facilityLicence, dataProtection, charity } = configuredSite.registrations;
    const missingWith = (registrations: typeof configuredSite.registrations) =>
      findMissingRegistrations({ ...configuredSite, registrations }, Date.parse('2026-11-22')).map(
        ({ text, isBlocking }) => `${isBlocking} ${text.split(' › ')[1]}`,
      );
    expect(missingWith({})).toEqual([
      expect.stringMatching(/^true facilityLicence: .* is missing/),
      expect.stringMatching(/^true dataProtection: /),
      expect.stringMatching(/^true charity: /),
    ]);
    expect(missingWith({ facilityLicence, charity })).toEqual([
      expect.stringMatching(/^true dataProtection/),
    ]);
    expect(missingWith({ facilityLicence, dataProtection, charity })).toEqual([]);
  });

  test('sees links to invented addresses, except in sample entries', () => {
    const linkedin = 'linkedin: https://linkedin.example/in/ama\n';
    const found = findInventedLinks([person('m1', linkedin), person('m2', `sample: true\n${linkedin}`)]);
    expect(found).toMatchObject([{ text: expect.stringContaining('content/team/m1.md:4 https') as string }]);
  });

  test('is stopped by a missing key of a configured third party', () => {
    const keys = [
      ...['EMAIL_PUBLIC_KEY', 'EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_GROUP_HEALTH_CHECK'],
      ...['EMAIL_TEMPLATE_DONATION_REQUEST', 'MAPS_KEY'],
    ];
    const findings = findMissingKeys(configuredSite, [], {});
    expect(findings.map(({ text }) => text.split(':')[0])).toEqual(keys);
    expect(findings.every(({ isBlocking }) => isBlocking)).toBe(true);
    expect(findMissingKeys(configuredSite, [], Object.fromEntries(keys.map((key) => [key, 'x'])))).toEqual(
      [],
    );
    expect(findMissingKeys(sampleSite, [], {})).toEqual([]);
  });

  test('needs no key for the form for groups if nothing offers it', () => {
    const booking = readText('content/pages/booking.yaml', 'page: booking');
    const missing = findMissingKeys(configuredSite, [booking], {}).map(({ text }) => text);
    expect(missing.join()).toContain('EMAIL_TEMPLATE_DONATION_REQUEST');
    expect(missing.join()).not.toContain('GROUP');
  });

  test('is stopped by a configured third party that nobody has tried on the real site', () => {
    expect(findUntriedThirdParties(configuredSite, '20261122')).toEqual([]);
    const site = structuredClone(configuredSite);
    site.thirdParties.donation.triedOn = '';
    site.thirdParties.maps.triedOn = '12/01/2026';
    expect(findUntriedThirdParties(site, '20261122')).toMatchObject([
      { text: expect.stringMatching(/donation › triedOn: give a small amount/) as string, isBlocking: true },
      { text: expect.stringContaining('12/01/2026 is still to come') as string, isBlocking: true },
    ]);
    // Nobody can try a service that is not configured.
    expect(findUntriedThirdParties(sampleSite, '20261122')).toEqual([]);
  });

  test('reads the blockers before the notes', () => {
    const text = formatReport([
      { group: 'Oldest reviews', text: 'booking', isBlocking: false },
      { group: 'Still sample', text: 'content/team', isBlocking: true },
    ]);
    expect(text).toBe(
      'Still sample (1)\n  content/team\n\nOldest reviews (1)\n  booking\n\nNot ready to launch: 1 to settle, 1 to know',
    );
  });
});
