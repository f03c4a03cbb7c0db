import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listRecipients } from '#lib/security/third-parties.ts';
import { headerPolicy } from '#lib/security/response-headers.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { sampleSite as site } from '../../support/sample-site.ts';

const allKeys = { hasEmailKey: true, hasMapsKey: true };

/** The sample settings after `change` has filled in some third parties. Without `change`, none is configured. */
const siteWith = (change: (parties: typeof site.thirdParties) => void) => {
  const filled = structuredClone(site);
  change(filled.thirdParties);
  return filled;
};

test('if no third party is configured, the privacy page names no recipient', () => {
  expect(listRecipients(site, allKeys)).toEqual([]);
});

test('the privacy page names each host of the donation service once', () => {
  const filled = siteWith(({ donation }) => {
    donation.cardPage = 'https://pay.giving.org/hope';
    donation.general = 'https://forms.giving.org/hope';
    donation.forms = { vans: 'https://forms.giving.org/vans' };
  });
  expect(listRecipients(filled, allKeys)).toEqual([
    { kind: 'donation', hosts: ['pay.giving.org', 'forms.giving.org'] },
  ]);
});

test('the privacy page names all four groups of hosts that Google Maps uses', () => {
  const filled = siteWith(({ maps }) => {
    maps.origin = 'https://maps.googleapis.com';
  });
  expect(listRecipients(filled, allKeys)).toEqual([
    { kind: 'maps', hosts: ['*.googleapis.com', '*.gstatic.com', '*.google.com', '*.googleusercontent.com'] },
  ]);
});

test('the privacy page leaves out the maps and e-mail services if their keys are missing', () => {
  const filled = siteWith(({ maps, email }) => {
    maps.origin = 'https://maps.googleapis.com';
    email.origin = 'https://api.mail.org';
  });
  expect(listRecipients(filled, { hasEmailKey: false, hasMapsKey: false })).toEqual([]);
});

test('the privacy page names every host of every third party', () => {
  // The third parties of this charity share no host, so the test notices each missing host.
  const charity = readSiteSettings('tests/fixtures/another-charity/site.yaml');
  charity.thirdParties.scheduling.calendars = Object.fromEntries(
    globSync('tests/fixtures/another-charity/services/*.yaml').map((file) => {
      const { calendar } = parse(readFileSync(file, 'utf8')) as { calendar: string };
      return [file, calendar];
    }),
  );
  charity.thirdParties.donation.forms = { buses: 'https://bus-gifts.test/form' };
  const named = listRecipients(charity, allKeys).flatMap(({ hosts }) => hosts);
  const policy = headerPolicy(charity);
  const { cardPage, monthly } = charity.thirdParties.donation;
  expect(Object.keys(charity.thirdParties.scheduling.calendars).length).toBeGreaterThan(1);
  for (const [, address = ''] of JSON.stringify(charity.thirdParties).matchAll(/"(https:[^"]+)"/g)) {
    const { host, origin } = new URL(address);
    expect(named).toContain(host);
    // The CSP header must allow the host too, unless the site only links to the page.
    if (![cardPage, monthly].includes(address)) expect(policy).toContain(origin);
  }
});
