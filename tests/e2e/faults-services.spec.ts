import { expect, type Page, type Route } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { meetFaults, type NamedFault } from '../support/faults/meet-faults.ts';
import { test } from '../support/test.ts';
import { boxOf, someOptions, totalOf } from '../support/price-list.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/** What can happen to a request to another company's service. */
interface ServiceFault extends NamedFault {
  answer: (route: Route) => Promise<unknown>;
}

const elsewhere = 'http://127.0.0.1:4322/captive-portal/login';
const signInPage = { contentType: 'text/html', body: '<!doctype html><h1>Sign in to this network</h1>' };

const serviceFaults: readonly ServiceFault[] = [
  { name: 'down', answer: (route) => route.abort('connectionrefused') },
  { name: 'never answering', answer: () => Promise.resolve() },
  { name: 'answering 403', answer: (route) => route.fulfill({ status: 403, body: 'Forbidden' }) },
  {
    name: 'redirected to another host',
    answer: (route) => route.fulfill({ status: 302, headers: { location: elsewhere } }),
    // The browser reports a request to a host that the page's Content Security Policy forbids.
    complains: /Content Security Policy|CORS/,
  },
  {
    name: 'answering garbage',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: '\u0001{{\u00ff<' }),
    complains: /Invalid|Unexpected/,
  },
  {
    name: 'replaced by the sign-in page of a network',
    answer: (route) => route.fulfill(signInPage),
    complains: /Unexpected/,
  },
];

/** Breaks the service for `page` and for every tab that `page` opens. `asked` resolves at the first request to the service. */
async function breakService(
  page: Page,
  address: string,
  { answer }: ServiceFault,
): Promise<{ asked: Promise<void> }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.context().route(address, (route) => {
    resolve();
    return answer(route);
  });
  return { asked };
}

const [one] = someOptions(mainService);

test(
  'when the maps service fails, the drawn map is still there',
  { tag: '@nightly' },
  async ({ browser }) => {
    await meetFaults(browser, serviceFaults, async (page, fault) => {
      await page.clock.install();
      const { asked } = await breakService(page, '**/maps/api/js*', fault);
      await page.goto('/our-impact');
      await page.getByRole('button', { name: english('map.openIt') }).click();
      await asked;
      await page.clock.fastForward(20_500);
      await expect(page.getByText(english('map.failed'))).toBeVisible();
      await expect(page.locator('.marks .mark').first()).toBeVisible();
    });
  },
);

test(
  'a patient can still choose tests when page views cannot be counted',
  { tag: '@nightly' },
  async ({ browser }) => {
    await meetFaults(browser, serviceFaults, async (page, fault) => {
      const { asked } = await breakService(page, 'http://views.localhost:4322/plausible/api/event', fault);
      await page.goto('/booking');
      await asked;
      await page.getByRole('main').locator(`a[href="${mainPath}"]`).first().click();
      await boxOf(page, one).check();
      await expect(page.getByText(like('picker.total'))).toHaveText(totalOf(one));
    });
  },
);

test(
  'a visitor keeps the typed e-mail address when the newsletter service fails',
  { tag: '@nightly' },
  async ({ browser }) => {
    await meetFaults(browser, serviceFaults, async (page, fault) => {
      const { asked } = await breakService(page, 'http://newsletter.localhost:4322/newsletter', fault);
      await page.goto('/booking');
      const footer = page.getByRole('contentinfo');
      await footer.getByText(english('shell.newsletter'), { exact: true }).click();
      await footer.getByLabel(english('shell.email')).fill('ama@example.org');
      await footer.getByLabel(english('shell.firstName')).fill('Ama');
      await footer.getByLabel(english('shell.lastName')).fill('-');
      await footer.getByRole('button', { name: english('shell.signUp') }).click();
      await asked;
      await expect(page).toHaveURL('/booking');
      await expect(footer.getByLabel(english('shell.email'))).toHaveValue('ama@example.org');
      await expect(footer.getByRole('link', { name: readSiteSettings().email }).first()).toBeVisible();
    });
  },
);
