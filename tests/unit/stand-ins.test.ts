import { expect, test } from 'vitest';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { listThirdParties } from '#lib/security/third-parties.ts';

test('every third-party address in `tests/stand-ins/site.yaml` points to a stand-in', () => {
  const site = readSiteSettings('tests/stand-ins/site.yaml');
  const parties = listThirdParties(site);
  for (const { setting, frames = [], pages = [], forms = [], beacons = [], hosts = [] } of parties)
    // A service without a calendar has an empty address.
    for (const address of [...frames, ...pages, ...forms, ...beacons, ...hosts].filter(Boolean))
      expect(address, setting).toMatch(/^http:\/\/[\w-]+\.localhost:4322/);
});
