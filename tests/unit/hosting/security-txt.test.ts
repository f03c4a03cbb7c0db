import { describe, expect, test } from 'vitest';
import { buildStamp, securityTxt } from '#integrations/host-files.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { findMissingSecurityContact } from '../../../scripts/launch/find-due.ts';

const site = readSiteSettings('tests/fixtures/another-charity/site.yaml');
const security = { expires: '03/31/2097', languages: ['en'], policy: '' };

describe('somebody who found a vulnerability', () => {
  test('reads our contact, our languages and our rules in `security.txt`', () => {
    expect(securityTxt(site)).toBe(
      [
        'Contact: https://reports.test/lamese',
        'Expires: 2097-03-31T23:59:59Z',
        'Preferred-Languages: ee, fr, en',
        'Canonical: https://www.lamese-habobo.org.test/.well-known/security.txt',
        'Policy: https://github.com/lamese-habobo-ho/site/blob/main/SECURITY.md',
        '',
      ].join('\n'),
    );
  });

  test('reads our general e-mail address if the settings have no contact', () => {
    const text = securityTxt({ ...site, security, repository: '' });
    expect(text).toMatch(/^Contact: mailto:clinic@lamese-habobo\.org\.test$/m);
    expect(text).not.toContain('Policy');
    const rules = 'https://lamese.test/rules';
    expect(securityTxt({ ...site, security: { ...security, policy: rules } })).toContain(
      `Policy: ${rules}\n`,
    );
  });
});

test('an owner gets a blocker if the settings have no `security` section', () => {
  expect(findMissingSecurityContact(site)).toEqual([]);
  expect(findMissingSecurityContact({ ...site, security: undefined })).toMatchObject([{ isBlocking: true }]);
});

test('the file `build.txt` has the day (in Ghana) and the commit of the build', () => {
  const now = Date.parse('2026-11-23T23:59:00Z');
  expect(buildStamp(now, '9cc0d1d123')).toBe('2026-11-23 9cc0d1d123\n');
  expect(buildStamp(now, '')).toBe('2026-11-23\n');
});
