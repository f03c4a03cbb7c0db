import { expect, test } from 'vitest';
import { frameAddress, frameOrigins } from '#lib/security/third-parties.ts';
import { contentPolicy } from '#lib/security/content-policy.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';

const site = readSiteSettings('tests/stand-ins/site.yaml');
const origin = 'http://apply.localhost:4322';

test('the path of an application form ends with the role code', () => {
  expect(frameAddress(site, `${origin}/apply/volunteer`, 'social-media')).toBe(
    `${origin}/apply/volunteer/social-media`,
  );
  expect(frameAddress(site, `${origin}/apply/?lang=en`, 'a')).toBe(`${origin}/apply/a?lang=en`);
});

test.each(['//evil.example/x', 'https://evil.example', '../../x', '?a=b', '#a'])(
  'the role code "%s" adds only one part to the path of the form',
  (part) => {
    expect(frameAddress(site, `${origin}/apply/volunteer`, part)).toMatch(
      /^http:\/\/apply\.localhost:4322\/apply\/volunteer\/[^/?#]+$/,
    );
  },
);

test('a form that is not configured has no iframe', () => {
  expect(frameAddress(site, '')).toBeNull();
  expect(frameAddress(site, 'https://give.example/embed/x')).toBeNull();
});

test('the build refuses a form whose host is not in the settings', () => {
  expect(() => frameAddress(site, 'https://elsewhere.org/form')).toThrow(
    'https://elsewhere.org is not among the addresses of content/site.yaml',
  );
});

test('the security policy allows iframes from the hosts of the configured forms', () => {
  expect(frameOrigins(site)).toContain(origin);
  expect(contentPolicy(site)).toContain(`frame-src ${frameOrigins(site).join(' ')}`);
});
