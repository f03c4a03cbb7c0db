import { expect, type Page } from '@playwright/test';
import { meetFaults, type NamedFault } from '../support/faults/meet-faults.ts';
import { test } from '../support/test.ts';
import { pageVideo } from '../support/read-entries.ts';
import { english, like } from '../support/languages.ts';

const ADDRESS = 'http://video.localhost:4322/video/';

/** A fault of another company's page in our iframe. */
interface FrameFault extends NamedFault {
  /** Causes the fault, before our page opens. */
  prepare: (page: Page) => Promise<unknown>;
  /** Runs after the visitor has requested the frame. */
  wait?: (page: Page) => Promise<unknown>;
  says: RegExp;
}

const otherHost = 'http://127.0.0.1:4322/captive-portal/login';

/**
 * Our page also sends a request to the frame's host. The browser's error page may load in the frame before this request fails. Then
 * our page can only say that the frame may not have loaded.
 */
const saysUnreachable = new RegExp(
  `${like('frame.unreachable').source}|${like('frame.doubted').source}`,
  's',
);

const frameFaults: readonly FrameFault[] = [
  {
    name: 'down',
    says: saysUnreachable,
    prepare: (page) =>
      page.route(/^http:\/\/[\w-]+\.localhost:4322\//, (route) => route.abort('connectionrefused')),
  },
  {
    name: 'never answering',
    says: like('frame.late'),
    prepare: async (page) => {
      await page.clock.install();
      await page.route(`${ADDRESS}**`, () => undefined);
    },
    wait: async (page) => {
      // The time limit of 20 seconds starts when the frame is in our page.
      await page.locator('iframe').waitFor({ state: 'attached' });
      await page.clock.fastForward(20_500);
    },
  },
  {
    name: 'redirected to another host',
    says: like('frame.refused'),
    complains: /frame-src/,
    prepare: (page) =>
      page.route(`${ADDRESS}**`, (route) => route.fulfill({ status: 302, headers: { location: otherHost } })),
  },
];

test('when the video fails, visitors still have its link', { tag: '@nightly' }, async ({ browser }) => {
  pageVideo('work-with-us');
  await meetFaults(browser, frameFaults, async (page, { prepare, wait, says }) => {
    await prepare(page);
    await page.goto('/work-with-us');
    await page
      .getByRole('main')
      .getByRole('link', { name: like('media.play') })
      .click();
    await wait?.(page);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('link', { name: english('media.openVideo') })).toBeVisible();
  });
});
