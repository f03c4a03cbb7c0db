import { expect, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { theFirst } from '../support/breadth.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { need, readEntries, rolesWithForm } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { english, frameOf, like } from '../support/languages.ts';
import { loadButton } from '../support/load-button.ts';

const { application } = readSiteSettings('').thirdParties;
const form = (page: Page) => page.frameLocator(frameOf('join.formTitle')).locator('body');
const load = (page: Page) => loadButton(page, 'join.loadForm');
// On a phone, APPLY is also at the end.
const apply = (page: Page) => page.getByRole('link', { name: english('join.apply'), exact: true }).first();
const cancel = (page: Page) => page.getByRole('link', { name: english('join.cancel'), exact: true });

interface RoleEntry {
  title: string;
  src: string;
}
const role = () => need(rolesWithForm().at(0), 'a volunteer role with our form');
const internship = () => need(readEntries<RoleEntry>('internships').at(0), 'an internship');

for (const [index, { list, find, height, width }] of [
  { list: '/volunteers', find: role, height: '2250', width: '100%' },
  { list: '/internships', find: internship, height: '2050', width: '95%' },
].entries()) {
  test(
    `on a slow connection, a visitor goes from ${list} to a role, and loads its application form by a click`,
    theFirst(index),
    async ({ page }) => {
      const entry = find();
      const path = `${list}/${entry.id}`;
      const link = `${english('join.learnMore')} ${english('join.about', { title: entry.title })}`;
      await useConnection(page, 'slow');
      await page.goto(list);
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await apply(page).click();
      await expect(page).toHaveURL(`${path}#apply`);
      await expect(cancel(page)).toBeInViewport();
      await expect(page.getByText(like('frame.before'))).toContainText(`${application.sizeMb} `);
      await expect(page.locator('iframe')).toHaveCount(0);
      await load(page).click();
      await expect(form(page)).toContainText(entry.src);
      // The specification gives each form its own size.
      await expect(page.locator('iframe')).toHaveAttribute('height', height);
      await expect(page.locator('iframe')).toHaveAttribute('width', width);
      await expect(page.getByRole('heading', { name: english('join.overview') })).toBeHidden();
      await expectNoAxeViolationsAtNight(page);
      // After CANCEL and APPLY, the form still has what the visitor typed.
      await form(page).evaluate((body) => body.append('written'));
      await cancel(page).click();
      await apply(page).click();
      await expect(form(page)).toContainText('written');
    },
  );

  test(`a visitor leaves the form of ${list} by Back, CANCEL or ←`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(`${list}/${find().id}`);
    const description = page.getByRole('heading', { name: english('join.overview') });
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
    // Forward does not open the form again.
    await page.goForward();
    await expect(description).toBeVisible();
  });
}
