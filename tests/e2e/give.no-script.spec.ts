import { expect, type Page } from '@playwright/test';
import { toLocalNumber } from '#lib/contact/contact-methods.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { need, programmesWithForm, readPage } from '../support/read-entries.ts';

const site = readSiteSettings('');
const donate = readPage<{
  form: { messageSubject: string };
  programmes: { id: string; noPrice?: string }[];
  ways: { bank: { go?: string; note?: string }; other: { button: string } };
}>('donate');
const programme = () => need(programmesWithForm().at(-1), 'a programme with a donation form');

/** One press leads to who checks the money, and one to the bank account. The page names the papers that are missing. */
async function expectProof(page: Page): Promise<void> {
  const { go, note } = donate.ways.bank;
  const { taxNumber, auditor, reports } = site.proof;
  const main = page.getByRole('main');
  const hasPapers = auditor || reports.length > 0;
  const link = main.getByRole('link', {
    name: english(hasPapers ? 'give.proof' : 'give.askAccounts'),
  });
  await expect(link).toBeInViewport();
  await link.click();
  const proof = page.getByRole('region', { name: english('give.proof') });
  await expect(proof.getByRole('heading')).toBeInViewport();
  for (const [isKnown, name] of [
    [auditor, english('give.auditorReport')],
    [reports.length > 0, english('give.accounts')],
    [taxNumber, english('give.ownTaxNumber')],
  ] as const)
    await expect(proof.getByText(name)).toHaveCount(isKnown ? 0 : 1);
  if (!auditor || !taxNumber || reports.length === 0)
    await expect(proof.getByRole('link', { name: site.volunteerEmail })).toHaveAttribute('href', /^mailto:/);
  // Without a bank account, or words about it, there is nothing to test.
  if (site.giving.bank.length === 0 || !go || !note) return;
  await main.getByRole('link', { name: go, exact: true }).click();
  await expect(main.locator('#bank')).toBeInViewport();
  await expect(main.getByRole('link', { name: site.office.phone })).toBeInViewport();
}

test('on /donate, a donor without script finds the ways to give, and in one press who checks the money', async ({
  page,
}) => {
  await page.goto('/donate');
  await expectProof(page);
  const main = page.getByRole('main');
  await expect(main.locator('a[href="http://give.localhost:4322/donate"]')).toBeVisible();
  const { bank, mobileMoney } = site.giving;
  for (const line of [...bank, ...(mobileMoney ? [toLocalNumber(mobileMoney.number), mobileMoney.name] : [])])
    await expect(main.getByText(line, { exact: true }).first()).toBeVisible();
  // The button that copies the number needs script.
  await expect(main.locator('[name=copy]')).toBeHidden({ timeout: 1000 });
  await expect(
    main.getByRole('link', { name: english('contact.call', { phone: site.phone }) }),
  ).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: english('contact.whatsapp') })).toHaveAttribute(
    'href',
    new RegExp(RegExp.escape(encodeURIComponent(donate.form.messageSubject))),
  );
  await expect(main.getByRole('link', { name: donate.ways.other.button })).toBeVisible();
});

test('on the page of a programme, a donor without script opens its form by a plain link, and the ways to give by the bar', async ({
  page,
  context,
}) => {
  const { id } = programme();
  await page.goto(`/donate-${id}`);
  await expectProof(page);
  const { sizeMb } = site.thirdParties.donation;
  await expect(page.getByText(like('frame.before'))).toContainText(`${sizeMb} `);
  await expect(page.getByRole('button', { name: english('give.loadForm') })).toBeHidden();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: english('give.openForm') }).click();
  await expect((await opened).locator('body')).toContainText(id);
  const bar = page.getByRole('navigation', { name: english('shell.quickContact') });
  await bar.getByRole('link', { name: english('give.donate') }).click();
  await expect(page.locator('#gift')).toBeInViewport();

  for (const { id: other, noPrice = '' } of donate.programmes.filter((each) => each.noPrice).slice(0, 1))
    await test.step('where no price is known, a donor asks by a message that is already written', async () => {
      if (other !== id) await page.goto(`/donate-${other}`);
      const ways = page.locator('.callout', { hasText: noPrice });
      await expect(ways.getByRole('link', { name: english('contact.whatsapp') })).toHaveAttribute(
        'href',
        new RegExp(RegExp.escape(encodeURIComponent(english('give.askPrice')))),
      );
    });
});
