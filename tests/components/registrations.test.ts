import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What visitors read of another charity's registrations, on a page and at the foot of every page, on some day. */
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

test('everybody who registered us is named with the number, and the licence stands on every page', async () => {
  const { page, foot } = await readOn('2026-11-22');
  expect(page).toContain(
    'Health facility licence: HEFRA/VR/2093, Health Facilities Regulatory Agency (HeFRA), until 28 February 2097',
  );
  expect(page).toContain('Data protection registration: 0004711, ');
  expect(page).toContain('Charity registration: DSW/9021, ');
  expect(foot).toContain('Health facility licence HEFRA/VR/2093, until 28 February 2097');
});

test('a licence that has run out is never shown as valid', async () => {
  const { page, foot } = await readOn('2097-03-01');
  expect(page).toContain(
    'HEFRA/VR/2093, Health Facilities Regulatory Agency (HeFRA), ended on 28 February 2097',
  );
  expect(foot).not.toContain('HEFRA');
  expect(foot).toContain('Registrations');
});
