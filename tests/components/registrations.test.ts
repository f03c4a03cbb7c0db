import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import { english } from '../support/languages.ts';

const until = english('shell.until', { date: '28 February 2097' });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The list of registrations and the footer of another charity, as text. Both are built on `day`. */
async function readOn(day: string) {
  vi.stubEnv('SITE_OVERRIDES', 'tests/fixtures/another-charity/site.yaml');
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
  const { default: Registrations } = await import('#components/site/Registrations.astro');
  const { default: Footer } = await import('#components/site/Footer.astro');
  const container = await AstroContainer.create();
  const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  const page = plain(await container.renderToString(Registrations));
  return { page, foot: plain(await container.renderToString(Footer)) };
}

test('visitors read the number of every registration', async () => {
  const { page, foot } = await readOn('2026-11-22');
  expect(page).toContain(
    `${english('registration.facilityLicence')}: HEFRA/VR/2093, Health Facilities Regulatory Agency (HeFRA), ${until}`,
  );
  expect(page).toContain(`${english('registration.dataProtection')}: 0004711, `);
  expect(page).toContain(`${english('registration.charity')}: DSW/9021, `);
  expect(foot).toContain(`${english('registration.facilityLicence')} HEFRA/VR/2093, ${until}`);
});

test('the footer has the year of the build, and no clinic licence that has ended', async () => {
  const { page, foot } = await readOn('2097-03-01');
  expect(page).toContain(
    `HEFRA/VR/2093, Health Facilities Regulatory Agency (HeFRA), ${english('shell.endedOn', { date: '28 February 2097' })}`,
  );
  expect(foot).not.toContain('HEFRA');
  expect(foot).toContain(english('shell.registrations'));
  expect(foot).toContain('© 2097 ');
});
