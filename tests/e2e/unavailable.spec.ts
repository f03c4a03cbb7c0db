import { expect } from '@playwright/test';
import { english } from '../support/languages.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';

/* In the tests' own content, a test is not available up to and including 15 December 2026. */
const note = english('picker.unavailableUntil', { date: '15 December 2026' });

test('an old copy of a price list offers a test again after the last day without it', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: 'Skin Consultation' });
  for (const [moment, isAvailable] of [
    ['2026-12-15T23:59:00Z', false],
    ['2026-12-16T00:00:00Z', true],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto(`${OWN_SITE}/telehealth`);
    await expect(box).toBeEnabled({ enabled: isAvailable });
    await expect(page.getByText(note)).toBeVisible({ visible: !isAvailable });
  }
  await box.check();
  await expect(page.getByText(english('picker.chosen', { count: 1 })).first()).toBeVisible();
});
