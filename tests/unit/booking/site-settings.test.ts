import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isConfigured } from '#lib/security/third-parties.ts';
import { contentPolicy } from '#lib/security/content-policy.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { sampleSite } from '../../support/sample-site.ts';

function overridesWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'overrides-')), 'site.yaml');
  writeFileSync(path, text);
  return path;
}

describe('the owner’s settings:', () => {
  test.each([
    ['an empty address', 'does not count', ''],
    ['an address on calendar.example', 'does not count', 'https://calendar.example/x'],
    ['an address on deep.calendar.example', 'does not count', 'https://deep.calendar.example'],
    ['text that is not an address', 'does not count', 'not an address'],
    ['an address on calendar.example.com', 'counts', 'https://calendar.example.com/x'],
    ['an address on localhost', 'counts', 'http://localhost:4322/scheduling'],
    ['an address on calendar.localhost', 'counts', 'http://calendar.localhost:4322/scheduling'],
    ['an address on localhost.evil.example', 'does not count', 'http://localhost.evil.example/scheduling'],
  ])('%s %s as configured', (_, answer, address) => {
    expect(isConfigured(address)).toBe(answer === 'counts');
  });

  test('an overrides file changes only the setting that it names', () => {
    const site = readSiteSettings(
      overridesWith('thirdParties: { newsletter: { address: "http://localhost:4322/newsletter" } }'),
    );
    expect(site.thirdParties.newsletter.address).toBe('http://localhost:4322/newsletter');
    const before = readSiteSettings('');
    const newsletter = { ...before.thirdParties.newsletter, address: site.thirdParties.newsletter.address };
    expect(site).toEqual({ ...before, thirdParties: { ...before.thirdParties, newsletter } });
  });

  test('an owner who makes a mistake reads which field is wrong and what to write', () => {
    const path = overridesWith('url: http://hopehealth.org\nphone: "0241234567"');
    expect(() => readSiteSettings(path)).toThrow(/url: write a web address that begins with https:\/\//);
    expect(() => readSiteSettings(path)).toThrow(/phone: write the number with its country code/);
  });

  test('the message about a mistake names the overrides file', () => {
    const path = overridesWith('url: http://hopehealth.org\nthirdParties: { newsleter: {} }');
    expect(() => readSiteSettings(path)).toThrow(
      new RegExp(`^content/site.yaml with ${path} cannot be used:\n- url: .*\n- thirdParties: .*newsleter`),
    );
  });

  test.each([
    ['it is missing', '/nowhere/staging.yaml', /SITE_OVERRIDES: \/nowhere\/staging.yaml cannot be read/],
    ['a quote is not closed', overridesWith('name: "open'), /site.yaml cannot be read: .*quote/],
    ['it is a list, not settings', overridesWith('- a list'), /site.yaml cannot be used: write settings/],
  ])('the owner reads what is wrong with an overrides file: %s', (_, path, sentence) => {
    expect(() => readSiteSettings(path)).toThrow(sentence);
  });

  test('a slash or `.git` at the end of an address is removed', () => {
    const { url, repository, thirdParties } = readSiteSettings(
      overridesWith(`url: https://hopehealth.org/
repository: https://github.com/hope-health/website.git/
thirdParties: { video: { origin: https://player.org/ } }`),
    );
    expect([url, repository, thirdParties.video.origin]).toEqual([
      'https://hopehealth.org',
      'https://github.com/hope-health/website',
      'https://player.org',
    ]);
  });

  test.each([
    ['url: https://acme.github.io/website', /url: write the domain alone.* a domain of its own/],
    ['url: https://hopehealth.org/?page=1', /url: write the domain alone/],
    ['repository: https://github.com/hope-health', /repository: write the address of the project/],
    ['repository: https://github.com/a/b/tree/main', /repository: write the address of the project/],
    ['thirdParties: { video: { origin: "https://player.org/?rel=0" } }', /video.origin: .*[Rr]emove "\?"/],
    [
      'thirdParties: { analytics: { address: "https://plausible.io", siteId: "" } }',
      /siteId: write the domain/,
    ],
  ])('the owner reads what to write instead of `%s`', (text, sentence) => {
    expect(() => readSiteSettings(overridesWith(text))).toThrow(sentence);
  });

  test('the Content-Security-Policy names only the configured hosts', () => {
    const plain = contentPolicy(sampleSite);
    expect(plain.join()).not.toContain('frame-src');
    expect(plain.join()).not.toContain('.example');
    const filled = structuredClone(sampleSite);
    filled.thirdParties.scheduling.calendars = { telehealth: 'https://book.clinic.org/t?x=1' };
    expect(contentPolicy(filled)).toContain('frame-src https://book.clinic.org');
  });
});
