import { expect, type Page, type Locator } from '@playwright/test';
import { codeFaults } from '../support/faults/code-faults.ts';
import { meetFaults } from '../support/faults/meet-faults.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { assumeOnline } from '../support/use-connection.ts';
import { galleryEvent } from '../support/own-site.ts';
import { programmesWithForm, readEntries } from '../support/read-entries.ts';
import { fillIn, requestForms, sendButton } from '../support/request-forms.ts';

/** A control that needs code: the page where it is, and what a click on it does. */
interface ClickedControl {
  name: string;
  /** A path on the site, or the address of a page with the tests' own content. */
  path: string;
  /** Runs before the click. */
  prepare?: (page: Page) => Promise<unknown>;
  click: (page: Page) => Promise<unknown>;
  /** The result that the visitor wanted, or the plain HTML in its place. */
  wanted: (page: Page) => Locator;
  /** Matches the address that a second click opens if the code does not arrive. Undefined if the page then shows Reload. */
  plain?: RegExp;
}

const [, donation] = requestForms;
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const frame = (page: Page) => page.locator('iframe');
const openForm = (name: string, path: string, word: string): ClickedControl => ({
  name,
  path,
  wanted: frame,
  click: button(english('frame.here', { label: english(word) })),
  plain: /\.localhost:4322\//,
});

const clickedControls: readonly ClickedControl[] = [
  {
    name: english('gallery.enlarge'),
    path: galleryEvent.address,
    click: button(english('gallery.enlarge')),
    plain: /\.(?:webp|jpe?g)$/,
    wanted: (page) => page.getByRole('dialog', { name: english('gallery.enlarged') }),
  },
  {
    name: 'Next in a gallery',
    path: galleryEvent.address,
    click: button(english('gallery.next')),
    wanted: (page) => page.getByRole('status').filter({ hasText: /\d/ }),
  },
  {
    name: 'the interactive map',
    path: '/our-impact',
    click: button(english('map.openIt')),
    plain: /^https:\/\/www\.google\.com\/maps\//,
    wanted: (page) => page.getByText(english('map.open')),
  },
  // Another charity may have no programme with a form, or no volunteer role.
  ...programmesWithForm()
    .slice(0, 1)
    .map(({ id }) => openForm('the donation form', `/donate-${id}`, 'give.loadForm')),
  ...readEntries('volunteer-roles')
    .slice(0, 1)
    .map(({ id }) => openForm('the application form', `/volunteers/${id}#apply`, 'join.loadForm')),
  {
    name: 'Send',
    path: donation.path,
    prepare: (page: Page) => fillIn(page, donation, 'Ten beds'),
    click: (page) => sendButton(page).click({ noWaitAfter: true }),
    // Without its code, the form first asks the visitor to press the button again. Then the browser sends the form.
    wanted: (page) =>
      page
        .getByRole('heading', { name: donation.success })
        .or(page.getByText(like('form.pressAgain')).filter({ visible: true })),
    plain: /\/send-form$/,
  },
];

const runs = clickedControls.flatMap((control) =>
  codeFaults.map((fault) => ({
    ...{ control, fault, complains: fault.complains },
    name: `${control.name}, when its code ${fault.name}`,
  })),
);

const busy = (page: Page) => page.locator('[aria-busy=true]');
const said = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const reloadButton = (page: Page) =>
  said(page, like('island.failed'))
    .or(said(page, like('island.newer')))
    .getByRole('button', { name: english('island.reload') });

/** After 15 seconds without code, a second click uses the plain HTML. A control without plain HTML shows a Reload button. */
async function goOnPlainly(page: Page, control: ClickedControl): Promise<void> {
  await page.clock.fastForward(10_000);
  const { plain } = control;
  if (!plain) return expect(reloadButton(page)).toBeVisible();
  await page.clock.fastForward(1000);
  const request = page.waitForRequest((each) => each.isNavigationRequest() && plain.test(each.url()));
  await control.click(page);
  await request;
}

/**
 * Clicks once. The page must show the result or that it is busy before any of its time passes, and later a result or a Reload button.
 * The page's time is stopped before the click, and only the test moves it. Otherwise, a busy computer would let seconds pass
 * between two lines of the test.
 */
async function press(page: Page, { control, fault }: (typeof runs)[number]): Promise<void> {
  await page.clock.install();
  if (!fault.opened) await assumeOnline(page);
  await fault.prepare?.(page);
  await page.goto(control.path, { waitUntil: 'commit' });
  await fault.opened?.(page);
  await control.prepare?.(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await control.click(page);
  const wanted = control.wanted(page).first();
  const end = wanted.or(reloadButton(page));
  await expect(end.or(busy(page)).first()).toBeVisible();
  if (fault.name === 'never comes' || fault.isLate) {
    await page.clock.fastForward(1000);
    await expect(said(page, /^(L|Still l)oading/)).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(said(page, like('island.slow'))).toBeVisible();
    if (!fault.isLate) return goOnPlainly(page, control);
    await fault.end?.(page);
    // After 15 seconds, the page gives up the click. So the page's time passes more slowly than the time in which code arrives.
    return expect(async () => {
      await page.clock.fastForward(200);
      await expect(wanted).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(end.first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('a visitor gets an answer to each click when code fails', { tag: '@nightly' }, async ({ browser }) => {
  test.setTimeout(1_200_000);
  await meetFaults(browser, runs, press);
  console.log(`figures: presses whose code does not come, answered ${runs.length} of ${runs.length}`);
});
