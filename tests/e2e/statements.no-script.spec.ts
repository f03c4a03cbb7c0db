import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { readEntries, readPage } from '../support/read-entries.ts';

const { heading, recipients, complaint } = readPage<{
  heading: string;
  recipients: { heading: string; kinds: Record<string, { name: string }> };
  complaint: { subject: string };
}>('privacy');

test('a visitor reads who receives their data, how to complain, and the accessibility statement', async ({
  page,
}) => {
  await page.goto('/booking');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('shell.privacy') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  const hasCalendar = readEntries<{ calendar?: string }>('services').some(({ calendar }) => calendar);
  for (const [kind, host] of Object.entries({
    ...(hasCalendar && { scheduling: 'calendar' }),
    requests: 'mail',
    newsletter: 'newsletter',
    pageViews: 'views',
    donation: 'give',
    application: 'apply',
    video: 'video',
    maps: 'maps',
  })) {
    const name = recipients.kinds[kind]?.name ?? '';
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: `${host}.localhost:4322` })).not.toHaveCount(
      0,
    );
  }
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
