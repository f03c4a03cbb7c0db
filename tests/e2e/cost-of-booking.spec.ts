import { expect } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { ranBytes } from '../support/ran-bytes.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';

const SCRIPT_BUDGET = 2048;
const PAGE_VIEWS_BUDGET = 1024;

for (const path of [
  '/booking',
  '/lab-services',
  '/mobile-van',
  '/telehealth',
  '/group-health-check',
  '/donate-form',
]) {
  test(`${path} runs at most 2 kB of script before a patient on a slow line touches it, page views at most 1 kB besides`, async ({
    page,
  }) => {
    // As shipped, with no analytics service configured; then beside the stand-ins, where one is.
    const shipped = await startServer({ dir: 'dist', port: 0 });
    await useConnection(page, 'slow');
    const ran = await ranBytes(page, shipped.origin + path);
    await shipped.close();
    expect(ran).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect((await ranBytes(page, path)) - ran).toBeLessThanOrEqual(PAGE_VIEWS_BUDGET);
  });
}
