import type { Locator, Page } from '@playwright/test';
import { galleryEvent } from '../own-site.ts';
import { programmesWithForm, readEntries } from '../read-entries.ts';
import { fillIn, requestForms, sendButton } from '../request-forms.ts';
import { english, like } from '../languages.ts';

/** A control that needs code: the page where it is, and what a click on it does. */
export interface ClickedControl {
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

export const clickedControls: readonly ClickedControl[] = [
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
