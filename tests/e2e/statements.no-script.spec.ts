import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { readPage } from '../support/read-entries.ts';

const { heading, complaint } = readPage<{ heading: string; complaint: { subject: string } }>('privacy');

test('a visitor reads how to complain about the use of their data, and the accessibility statement', async ({
  page,
}) => {
  await page.goto('/booking');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('shell.privacy') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main.getByRole('link', { name: like('shell.emailTo') })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*subject=${encodeURIComponent(complaint.subject)}$`),
  );

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('shell.accessibility') })
    .click();
  await expect(main).toContainText('WCAG');
  for (const statement of readPage<{ statements: { heading: string }[] }>('accessibility').statements)
    await expect(main.getByRole('heading', { name: statement.heading })).toBeVisible();
  await expect(main.getByRole('link', { name: like('contact.call') })).toHaveAttribute('href', /^tel:\+233/);
});
