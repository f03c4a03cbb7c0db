import { describe, expect, test } from 'vitest';
import { buildStamp, securityTxt } from '#integrations/host-files.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { findSecurityContactFaults } from '../../../scripts/launch/find-due.ts';

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

test.each([
  ['2096-01-01', 'a note that the end is more than a year ahead', [false, 'more than a year ahead']],
  ['2096-04-01', 'no warning', []],
  ['2097-01-29', 'no warning', []],
  ['2097-01-30', 'a note that the contact ends soon', [false, 'ends on 03/31/2097']],
  ['2097-03-31', 'a note that the contact ends soon', [false, 'ends on 03/31/2097']],
  ['2097-04-01', 'a blocker because the contact has ended', [true, 'ended on 03/31/2097']],
])('on %s, an owner whose security contact ends on 2097-03-31 gets %s', (now, _, [isBlocking, text] = []) => {
  const found = findSecurityContactFaults({ ...site, security }, Date.parse(now));
  expect(found).toHaveLength(text ? 1 : 0);
  if (text)
    expect(found[0]).toMatchObject({ isBlocking, text: expect.stringContaining(text as string) as string });
});

test('an owner gets a blocker if the settings have no `security` section', () => {
  expect(findSecurityContactFaults({ ...site, security: undefined }, 0)).toMatchObject([
    { isBlocking: true },
  ]);
});

test('the file `build.txt` has the day (in Ghana) and the commit of the build', () => {
  const now = Date.parse('2026-11-23T23:59:00Z');
  expect(buildStamp(now, '9cc0d1d123')).toBe('2026-11-23 9cc0d1d123\n');
  expect(buildStamp(now, '')).toBe('2026-11-23\n');
});
