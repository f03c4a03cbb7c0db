import { expect } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { theFirst } from '../support/breadth.ts';
import { need, readEntries, rolesWithForm } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

const { application } = readSiteSettings('').thirdParties;
const role = () => need(rolesWithForm().at(-1), 'a volunteer role');
const internship = () => need(readEntries<{ src: string }>('internships').at(-1), 'an internship');

for (const [index, [list, form, find]] of (
  [
    ['/volunteers', 'volunteer', role],
    ['/internships', 'internship', internship],
  ] as const
).entries())
  test(
    `APPLY on a page of ${list} is a link to the form itself, and a shared #apply address has this link too`,
    theFirst(index),
    async ({ page, context }) => {
      const { id, src } = find();
      await page.goto(`${list}/${id}`);
      const applies = page.getByRole('link', { name: english('join.apply') });
      await expect(applies.first()).toHaveAttribute(
        'href',
        `http://apply.localhost:4322/apply/${form}/${src}`,
      );
      const opened = context.waitForEvent('page');
      await applies.first().click();
      await expect((await opened).locator('body')).toContainText('Nothing is sent.');

      await page.bringToFront();
      await page.goto(`${list}/${id}#apply`);
      await expect(page.getByRole('link', { name: english('join.openForm') })).toBeVisible();
      await expect(page.getByText(like('frame.before'))).toContainText(`${application.sizeMb} `);
      await expect(
        page.getByRole('link', { name: english('contact.call', { phone: '+233' }) }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: english('join.loadForm') })).toBeHidden();
      await page.getByRole('link', { name: english('join.cancel') }).click();
      await expect(page.getByRole('heading', { name: english('join.overview') })).toBeVisible();
    },
  );
