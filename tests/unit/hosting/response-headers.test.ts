import { describe, expect, test } from 'vitest';
import { headersFile } from '../../../src/integrations/host-files.ts';
import { contentPolicy, emailPolicy, mapsPolicy } from '../../../src/lib/security/content-policy.ts';
import { headerPolicy, responseHeaders } from '../../../src/lib/security/response-headers.ts';
import type { Site } from '../../../src/schemas/site.ts';
import { sampleSite as sample } from '../../support/sample-site.ts';

// Each service has its own host. Most hosts have long names, for the test of long lines.
const full: Site = structuredClone(sample);
const { scheduling, email, newsletter, analytics, donation, application, video, maps } = full.thirdParties;
scheduling.calendars = { 'lab-services': 'https://calendar.a-long-name-of-a-service.com/lab' };
email.origin = 'https://api.another-long-name-of-a-service.com';
newsletter.address = 'https://newsletter.another-long-name-of-a-service.com/subscribe';
analytics.address = 'https://views.another-long-name-of-a-service.com';
donation.general = 'https://give.a-long-name-of-a-service.com/embed/1';
application.volunteer = 'https://forms.a-long-name-of-a-service.com/1';
video.origin = 'https://www.video-without-cookies.com';
maps.origin = 'https://maps.googleapis.com';
const header = (site: Site, name: string) => new Map(responseHeaders(site)).get(name) ?? '';
const directives = (policy: string) =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

describe.each([
  ['no third party', sample],
  ['every third party', full],
])('if %s is configured', (_, site) => {
  test('other sites cannot put our pages in a frame', () => {
    expect(directives(headerPolicy(site)).get('frame-ancestors')).toEqual(["'self'"]);
  });

  test('the CSP header names the sources of all resource types except scripts and styles', () => {
    const names = [...directives(headerPolicy(site)).keys()];
    for (const name of ['img', 'font', 'media', 'connect', 'frame', 'manifest', 'worker', 'object'])
      expect(names).toContain(`${name}-src`);
    for (const name of ['default-src', 'script-src', 'style-src']) expect(names).not.toContain(name);
    expect(headerPolicy(site)).not.toContain('unsafe-');
  });

  test('the CSP header allows each source that the policy in a page allows', () => {
    const { email, maps } = site.thirdParties;
    const additions = site === full ? [...mapsPolicy(maps).directives, ...emailPolicy(email.origin)] : [];
    const all = directives(headerPolicy(site));
    for (const text of [...contentPolicy(site), ...additions].filter(
      (text) => !text.startsWith('default-src'),
    )) {
      const [name, ...sources] = text.split(' ');
      expect(all.get(name), name).toEqual(expect.arrayContaining(sources));
    }
  });

  test('a page without a request form cannot send anything to the e-mail service', () => {
    const { origin } = site.thirdParties.email;
    expect(contentPolicy(site).join()).not.toContain(origin);
  });

  test('each line of the file `_headers` is short enough for Cloudflare', () => {
    // Cloudflare drops lines of more than 2,000 characters.
    for (const line of headersFile(site).split('\n')) expect(line.length).toBeLessThan(1500);
  });

  test('header names and values contain only characters that every server accepts', () => {
    for (const [name, value] of responseHeaders(site)) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
      expect(value).toMatch(/^[\x20-\x7e]+$/);
      expect(value).not.toMatch(/[`$\\]/);
    }
  });
});

test('only the configured donation forms may use the Payment Request API', () => {
  expect(header(sample, 'Permissions-Policy')).toContain('payment=()');
  expect(header(full, 'Permissions-Policy')).toContain(
    'payment=("https://give.a-long-name-of-a-service.com")',
  );
});

test('a payment window can report to its opener only if the site has iframes', () => {
  expect(header(full, 'Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(header(sample, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
});
