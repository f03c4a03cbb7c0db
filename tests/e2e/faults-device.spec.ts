import { expect } from '@playwright/test';
import { brokenCode } from '../support/faults/code-faults.ts';
import { complaints } from '../support/faults/script-faults.ts';
import { requestForms, fillIn, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';
import { useConnection } from '../support/use-connection.ts';
import { need, programmesWithForm } from '../support/read-entries.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { loadButton } from '../support/load-button.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one] = someOptions(mainService);

const [, donation] = requestForms;

test.describe('a visitor', { tag: '@fault' }, () => {
  test(
    'keeps the chosen lab test although the browser forbids storage',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      await page.goto(mainPath);
      await boxOf(page, one).check();
      await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
      await expect(page.locator('.picker-before li', { hasText: one.name })).toBeVisible();
      await page.goBack();
      await page.reload();
      await expect(boxOf(page, one)).toBeChecked();
    },
  );

  test.describe('on a page whose code throws', () => {
    test.use({ allowedComplaints: complaints });

    test('is asked to press Send a second time', { tag: '@nightly' }, async ({ page }) => {
      await useConnection(page, 'slow');
      const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
      await page.context().route(/RequestForm\./, async (route) => {
        await mayCome;
        await route.fulfill({ contentType: 'text/javascript', body: brokenCode });
      });
      await page.goto(donation.path);
      await fillIn(page, donation, 'Ten beds');
      await sendButton(page).hover();
      await page.mouse.down();
      const code = page.waitForResponse(/RequestForm\./);
      letCome();
      await code;
      await untilIdle(page);
      await page.mouse.up();
      await expect(page.getByText(like('form.pressAgain'))).toBeVisible();
    });
  });

  test('who double-clicks opens a form only once', { tag: '@nightly' }, async ({ page }) => {
    const programme = need(programmesWithForm().at(0), 'a programme with a donation form');
    await useConnection(page, 'slow');
    await page.goto(`/donate-${programme.id}`);
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    await loadButton(page, 'give.loadForm').dblclick();
    await expect(page.frameLocator('iframe').locator('body')).toContainText(programme.id);
    expect(asked).toHaveLength(1);
  });
});
