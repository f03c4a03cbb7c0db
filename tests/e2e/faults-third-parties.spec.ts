import { expect, type Page } from '@playwright/test';
import { frameFaults } from '../support/faults/frame-faults.ts';
import { meetFaults } from '../support/faults/meet-faults.ts';
import { loadService } from '../support/load-service.ts';
import { test } from '../support/test.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { need, pageVideo, programmesWithForm, readEntries, rolesWithForm } from '../support/read-entries.ts';
import { english, like } from '../support/languages.ts';
import { loadButton } from '../support/load-button.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [one] = someOptions(mainService);
const role = () => need(rolesWithForm().at(0), 'a volunteer role');

const programme = () => need(programmesWithForm().at(-1), 'a programme with a donation form');
const question = () =>
  need(readEntries<{ question: string }>('faqs/work-with-us').at(0), 'a question on working with us');

/**
 * The frames of other companies. `permanent` is the sentence below a frame, which shows even if the frame works. Our WhatsApp link
 * writes a message with the words of `inMessage`.
 */
const frames = [
  {
    name: 'the booking calendar',
    address: 'http://calendar.localhost:4322/scheduling/',
    async ask(page: Page) {
      await page.goto(mainPath);
      await boxOf(page, one).check();
      await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
      await page.getByRole('button', { name: loadService(mainService).schedulingButton }).click();
    },
    // The links to call and write are above the calendar, so the sentence below the calendar does not name them.
    permanent: like('frame.empty'),
    link: loadService(mainService).schedulingButton,
    inMessage: () => one.name,
  },
  {
    name: 'the donation form',
    address: 'http://give.localhost:4322/donation/',
    async ask(page: Page) {
      await page.goto(`/donate-${programme().id}`);
      await loadButton(page, 'give.loadForm').click();
    },
    permanent: like('frame.emptyOrCall'),
    link: english('give.openForm'),
    inMessage: () => programme().name,
  },
  {
    name: 'the application form',
    address: 'http://apply.localhost:4322/apply/',
    async ask(page: Page) {
      await page.goto(`/volunteers/${role().id}#apply`);
      await loadButton(page, 'join.loadForm').click();
    },
    permanent: like('frame.emptyOrCall'),
    link: english('join.openForm'),
    inMessage: () => role().title,
  },
];

for (const { name, address, ask, permanent, link, inMessage } of frames) {
  test(
    `visitors who cannot load ${name} still see its link and our contacts`,
    { tag: '@nightly' },
    async ({ browser }) => {
      await meetFaults(browser, frameFaults, async (page, { prepare, wait, says }) => {
        await prepare(page, address);
        await ask(page);
        await wait?.(page);
        await (says
          ? expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
          : expect(page.getByText(permanent)).toBeVisible());
        await expect(page.getByRole('link', { name: link })).toHaveAttribute(
          'href',
          new RegExp(`^${address}`),
        );
        await expect(
          page.getByRole('link', { name: english('contact.call', { phone: '+233' }) }).first(),
        ).toBeVisible();
        const whatsapp = page
          .getByRole('main')
          .getByRole('link', { name: english('contact.whatsapp') })
          .last();
        await expect(whatsapp).toHaveAttribute(
          'href',
          new RegExp(RegExp.escape(encodeURIComponent(inMessage()))),
        );
      });
    },
  );
}

test('when the video fails, visitors still have its link', { tag: '@nightly' }, async ({ browser }) => {
  pageVideo('work-with-us');
  await meetFaults(browser, frameFaults, async (page, { prepare, wait, says }) => {
    await prepare(page, 'http://video.localhost:4322/video/');
    await page.goto('/work-with-us');
    await page
      .getByRole('main')
      .getByRole('link', { name: like('media.play') })
      .click();
    await wait?.(page);
    if (says) await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('link', { name: english('media.openVideo') })).toBeVisible();
    // The page below the video is still there.
    await expect(page.getByText(question().question, { exact: true }).first()).toBeVisible();
  });
});
