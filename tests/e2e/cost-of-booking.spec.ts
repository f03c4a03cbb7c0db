import { expect, test } from '@playwright/test';
import { ranBytes } from '../support/ran-bytes.ts';
import { useConnection } from '../support/use-connection.ts';

for (const path of ['/booking', '/lab-services', '/mobile-van', '/telehealth', '/group-health-check']) {
  test(
    `${path} runs at most 2 kB of script before a patient on a slow line touches it`,
    { tag: '@phone' },
    async ({ page }) => {
      await useConnection(page, 'slow');
      expect(await ranBytes(page, path)).toBeLessThanOrEqual(2048);
    },
  );
}
