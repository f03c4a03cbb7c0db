import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { useConnection } from '../support/use-connection.ts';

const form = (page: Page) => page.frameLocator('iframe[title^="Application form"]').locator('body');
const apply = (page: Page) => page.getByRole('link', { name: 'APPLY', exact: true });
const cancel = (page: Page) => page.getByRole('link', { name: 'CANCEL', exact: true });

for (const { path, list, link, code, height, width, first } of [
  {
    ...{ path: '/volunteers/1', list: '/volunteers', link: 'Learn More about Social Media' },
    ...{ code: 'social-media', height: '2250', width: '100%', first: 'Role Overview' },
  },
  {
    ...{ path: '/internships/1', list: '/internships', link: 'Learn More about Experience Ghana' },
    ...{ code: 'experience-ghana', height: '2050', width: '95%', first: 'Role Overview' },
  },
]) {
  test(`from ${list} a visitor reads what they would do, and applies`, async ({ page }) => {
    await useConnection(page, 'good');
    await page.goto(list);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await apply(page).click();
    await expect(page).toHaveURL(`${path}#apply`);
    await expect(form(page)).toContainText(code);
    await expect(page.locator('iframe')).toHaveAttribute('height', height);
    await expect(page.locator('iframe')).toHaveAttribute('width', width);
    await expect(page.getByRole('heading', { name: first })).toBeHidden();
    await expect(cancel(page)).toBeInViewport();
    await expectNoAxeViolations(page);
  });

  test(`at ${path} Back, CANCEL and the arrow return to the description`, async ({ page }) => {
    await page.goto(path);
    const description = page.getByRole('heading', { name: first });
    for (const leave of [
      () => page.goBack(),
      () => cancel(page).click(),
      () => page.locator('#main').getByRole('link', { name: '←' }).click(),
    ]) {
      await apply(page).click();
      await expect(description).toBeHidden();
      await leave();
      await expect(description).toBeVisible();
      await expect(cancel(page)).toBeHidden();
    }
    await page.goForward();
    await expect(description).toBeVisible();
  });
}

test('a volunteer applies with the keyboard alone', async ({ page }) => {
  await useConnection(page, 'slow');
  await page.goto('/volunteers/3');
  await apply(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Apply as a volunteer' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(cancel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('grant-manager');
});

test('on a slow line the form waits for a press and says its size; what is written in it outlives Back', async ({
  page,
}) => {
  await useConnection(page, 'slow');
  await page.goto('/internships/1#apply');
  await expect(page.getByText('It downloads about 0.8 MB')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load the application form here' }).click();
  await expect(form(page)).toContainText('experience-ghana');
  await form(page).evaluate((body) => body.append('written'));
  await cancel(page).click();
  await apply(page).click();
  await expect(form(page)).toContainText('written');
});

test('a form whose host is silent is said so, with phone and message', async ({ page }) => {
  await useConnection(page, 'good');
  await page.route('http://localhost:4322/**', (route) => route.abort());
  await page.goto('/volunteers/2#apply');
  await expect(page.getByRole('alert')).toContainText('cannot be reached from here');
  await expect(page.getByRole('link', { name: 'Call +233' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('http://localhost:4322/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(form(page)).toContainText('marketing');
});

test('roles stand in reverse order, and lead to the internships', async ({ page }) => {
  await page.goto('/volunteers');
  await expect(page.locator('main h2')).toHaveText([
    'Digital Marketing',
    'Partnership Manager',
    'Grant Manager',
    'Marketing',
    'Social Media',
  ]);
  await page.getByRole('link', { name: 'See the Internship Programs' }).click();
  await expect(page.getByRole('link', { name: 'Become a Volunteer' })).toHaveAttribute('href', '/volunteers');
  await expect(page.getByRole('link', { name: '← Work With Us' })).toHaveAttribute('href', '/work-with-us');
});

test('Work With Us answers eleven questions, one at a time', async ({ page }) => {
  await page.goto('/work-with-us');
  await expect(page.locator('main details')).toHaveCount(11);
  await expect(page.locator('main blockquote')).toHaveCount(3);
  await page.getByText('How much does it cost?').click();
  await expect(page.getByText('The winter programme costs $2,500.')).toBeVisible();
  await page.getByText('How much pocket money do I need?').click();
  await expect(page.getByText('$300 to $500')).toBeVisible();
  await expect(page.getByText('The winter programme costs $2,500.')).toBeHidden();
  await expectNoAxeViolations(page);
});

test('a video that cannot be reached is said so, and its still comes back for another press', async ({
  page,
}) => {
  await page.goto('/work-with-us');
  const still = page.getByRole('main').getByRole('link', { name: /^Play: / });
  const player = page.getByRole('main').locator('iframe');
  await page.route('http://localhost:4322/**', (route) => route.abort());
  await still.click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached from here');
  await expectNoAxeViolations(page);
  await page.unroute('http://localhost:4322/**');
  await still.click();
  await expect(player.contentFrame().locator('body')).toContainText('Nothing is played.');
  await expect(player).toHaveAttribute('title', /\w/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(still).toBeHidden();
});

test('an unknown role is a 404', async ({ page }) => {
  expect((await page.goto('/volunteers/99'))?.status()).toBe(404);
});
