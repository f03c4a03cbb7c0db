import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isConfigured } from '#lib/configured.ts';
import { contentPolicy } from '#lib/policy.ts';
import { readSiteSettings } from '#lib/site-settings.ts';
import { sampleSite } from '../../support/sample-site.ts';

function overridesWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'overrides-')), 'site.yaml');
  writeFileSync(path, text);
  return path;
}

describe('the owner’s settings', () => {
  test.each([
    ['', false],
    ['https://calendar.example/x', false],
    ['https://deep.calendar.example', false],
    ['not an address', false],
    ['https://calendar.example.com/x', true],
    ['http://localhost:4322/scheduling', true],
  ])('"%s" counts as configured: %s', (address, answer) => {
    expect(isConfigured(address)).toBe(answer);
  });

  test('an overrides file changes only what it names', () => {
    const site = readSiteSettings(
      overridesWith('thirdParties: { newsletter: "http://localhost:4322/newsletter" }'),
    );
    expect(site.thirdParties.newsletter).toBe('http://localhost:4322/newsletter');
    expect({ ...site, thirdParties: null }).toEqual({ ...readSiteSettings(''), thirdParties: null });
  });

  test('a mistake is answered with the field and what to write', () => {
    const path = overridesWith('url: http://hopehealth.org\nphone: "0241234567"');
    expect(() => readSiteSettings(path)).toThrow(/url: write a web address that begins with https:\/\//);
    expect(() => readSiteSettings(path)).toThrow(/phone: write the number with its country code/);
  });

  test('the policy names the configured hosts, and none that is not', () => {
    const plain = contentPolicy(sampleSite);
    expect(plain).toContain("frame-src 'none'");
    expect(plain.join()).not.toContain('.example');
    const { thirdParties } = sampleSite;
    const scheduling = { ...thirdParties.scheduling, telehealth: 'https://book.clinic.org/t?x=1' };
    const filled = { ...sampleSite, thirdParties: { ...thirdParties, scheduling } };
    expect(contentPolicy(filled)).toContain('frame-src https://book.clinic.org');
  });
});
