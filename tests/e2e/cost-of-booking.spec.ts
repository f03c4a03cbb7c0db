import { expect } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { takeShare } from '../support/breadth.ts';
import { mostRanBytes, ranBytes } from '../support/ran-bytes.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';

const PAGE_VIEWS_BUDGET = 1024;

const paths = [
  '/lab-services',
  '/booking',
  '/mobile-van',
  '/telehealth',
  '/group-health-check',
  '/donate-form',
];

test(
  'at most 2 kB of script runs before a patient on a slow line touches a page, page views at most 1 kB besides',
  { tag: '@sweep' },
  async ({ page }) => {
    // As shipped; then beside the stand-ins, where page views are counted.
    const shipped = await startServer({ dir: 'dist', port: 0 });
    await useConnection(page, 'slow');
    for (const path of takeShare(paths, 0, 6)) {
      const ran = await ranBytes(page, shipped.origin + path);
      expect(ran, path).toBeLessThanOrEqual(mostRanBytes());
      expect((await ranBytes(page, path)) - ran, path).toBeLessThanOrEqual(PAGE_VIEWS_BUDGET);
    }
    await shipped.close();
  },
);
