import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { boxOf, lastOption, someOptions } from '../support/price-list.ts';
import { readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService, needClinic, otherPath, otherService } from '../support/main-service.ts';

interface Words {
  link: string;
  find: { map: string };
  change: { questions: string[]; filled: string };
}

const { link, change } = readPage<Words>('your-visit');
const [one, , another] = someOptions(mainService);
const consultation = lastOption(otherService);

/** Expects that the message of each contact method ends with the chosen names. */
async function expectEnds(page: Page, chosen: string): Promise<void> {
  for (const name of [english('contact.whatsapp'), english('contact.sms'), english('contact.email')]) {
    const contactLink = page.locator('#change').getByRole('link', { name });
    await expect
      .poll(
        async () =>
          decodeURIComponent((await contactLink.getAttribute('href')) ?? '')
            .split('\n')
            .at(-1),
        name,
      )
      .toBe(`${change.questions.at(-1)}: ${chosen}`);
  }
}

test('the message to change a visit names all services chosen so far in this tab, and no address does', async ({
  page,
}) => {
  needClinic();
  await page.goto(mainPath);
  await boxOf(page, one).check();
  await boxOf(page, another).check();
  await page.getByRole('link', { name: link }).click();
  await expectEnds(page, `${one.name}, ${another.name}`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/your-visit');
  await expect(page.getByText(`${change.filled} ${one.name}, ${another.name}`)).toBeVisible();
  await expectNoAxeViolationsAtNight(page);

  await page.goto(otherPath);
  await boxOf(page, consultation).check();
  // Back may show the old page without loading. The messages must then get the new choice too.
  await page.goBack();
  await expectEnds(page, `${one.name}, ${another.name}, ${consultation.name}`);
  await expect(page.locator('#change').getByRole('link', { name: like('contact.call') })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
});
