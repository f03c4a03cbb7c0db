import { expect, test } from 'vitest';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { listThirdParties } from '#lib/third-parties.ts';

test('every third party of the site has a stand-in, but for what is off until an owner wants it', () => {
  const site = readSiteSettings('tests/stand-ins/site.yaml');
  // Whatever the owner writes, an error of a try is told to nobody.
  expect(site.thirdParties.errors.address).toBe('');
  const parties = listThirdParties(site).filter(({ setting }) => setting !== 'errors');
  for (const { setting, frames = [], pages = [], forms = [], beacons = [], hosts = [] } of parties)
    // A service may be booked without a calendar.
    for (const address of [...frames, ...pages, ...forms, ...beacons, ...hosts].filter(Boolean))
      expect(address, setting).toMatch(/^http:\/\/[\w-]+\.localhost:4322/);
});
