import '../../src/styles/global.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Gallery } from '#islands/gallery/Gallery.tsx';
import { galleryFixtures } from '#islands/gallery/gallery.fixtures.ts';
import { hydrate, showHtml } from './hydrate.tsx';
import { english } from './english.ts';

const six = galleryFixtures['six pictures'];

const open = (props: typeof six) => hydrate(showHtml(<Gallery {...props} />), <Gallery {...props} />);

/** The numbers of the visible thumbnails, such as '123'. The description of each picture ends with its number. */
const shown = () =>
  page
    .getByRole('list')
    .getByRole('link')
    .elements()
    .map((link) => link.querySelector('img')?.alt.at(-1))
    .join('');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const enlargeButton = () => button(english('gallery.enlarge'));
const statusText = (from: number, until: number) =>
  `${english('gallery.pictures')} ${english('gallery.several', { from, until, count: 6 })}`;
const placeOf = (number: number) =>
  english('gallery.place', { number, count: 6, description: `Picture of number ${number}` });
const mainPicture = () => document.querySelector<HTMLImageElement>('.gallery-main img')?.alt;
const dialog = () => page.getByRole('dialog', { name: english('gallery.enlarged') });

beforeEach(() => page.viewport(360, 640));

test('without script, the main picture and the thumbnails are links to whole pictures', () => {
  showHtml(<Gallery {...six} />);
  expect(document.querySelector('h2')?.textContent).toBe(english('gallery.heading', { count: 6 }));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(document.querySelector<HTMLAnchorElement>('.gallery-main a')?.href).toBe(six.pictures[0]?.full);
  expect(links.map(({ href }) => href)).toEqual(six.pictures.map(({ full }) => full));
  expect(document.querySelectorAll('li[hidden]')).toHaveLength(0);
});

describe('a page of thumbnails', () => {
  test('has buttons that stop at the first and the last page', async () => {
    const complaints = open(six);
    await expect.poll(shown).toBe('123');
    // At an end, the button is `aria-disabled`. Without `force`, the click would wait until the button is enabled.
    await button(english('gallery.previous')).click({ force: true });
    expect(shown()).toBe('123');
    await button(english('gallery.next')).click();
    await expect.poll(shown).toBe('456');
    await expect.element(page.getByRole('status')).toHaveTextContent(statusText(4, 6));
    await button(english('gallery.next')).click({ force: true });
    expect(shown()).toBe('456');
    await expect.element(button(english('gallery.next'))).toHaveAttribute('aria-disabled', 'true');
    await button(english('gallery.previous')).click();
    await expect.poll(shown).toBe('123');
    expect(complaints).toEqual([]);
  });

  test.each([
    { width: 480, count: 3, thumbnails: '123' },
    { width: 481, count: 5, thumbnails: '12345' },
  ])('in a window $width pixels wide has $count pictures', async ({ width, thumbnails }) => {
    await page.viewport(width, 640);
    open(six);
    await expect.poll(shown).toBe(thumbnails);
  });

  test('still shows its first picture when the window becomes narrow', async () => {
    await page.viewport(800, 640);
    open(six);
    await expect.poll(shown).toBe('12345');
    await button(english('gallery.next')).click();
    await expect.poll(shown).toBe('6');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(`${english('gallery.picture')} ${english('gallery.one', { until: 6, count: 6 })}`);
    await page.viewport(360, 640);
    await expect.poll(shown).toBe('456');
  });

  test('does not appear if the gallery has a single picture', async () => {
    open(galleryFixtures['one picture']);
    await expect
      .element(page.getByRole('heading'))
      .toHaveTextContent(english('gallery.heading', { count: 1 }));
    expect(page.getByRole('list').elements()).toEqual([]);
    // The only button enlarges the picture.
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});

test('a click on a thumbnail makes its picture the main picture', async () => {
  open(six);
  await expect.poll(shown).toBe('123');
  await page.getByRole('link', { name: 'Picture of number 2' }).click();
  await expect.poll(mainPicture).toBe('Picture of number 2');
  expect(document.querySelector('li [aria-current=true] img')?.getAttribute('alt')).toContain('2');
});

describe('a visitor who enlarges a picture', () => {
  async function openDialog() {
    open(six);
    await expect.poll(shown).toBe('123');
    (enlargeButton().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
  }
  const caption = () => dialog().getByRole('status');
  const clickButton = (key: string) =>
    dialog()
      .getByRole('button', { name: english(key) })
      .click();

  test('sees the picture at the top, as wide as the screen', async () => {
    await openDialog();
    await expect.element(dialog().getByRole('button', { name: english('gallery.close') })).toHaveFocus();
    const { left, top, width } = dialog().getByRole('img').element().getBoundingClientRect();
    expect([left, top, width]).toEqual([0, 0, document.documentElement.clientWidth]);
  });

  test('moves from picture to picture with the arrow keys', async () => {
    await openDialog();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(caption()).toHaveTextContent(placeOf(1));
    // The gallery has six pictures, so the last presses change nothing.
    for (let press = 0; press < 8; press += 1) await userEvent.keyboard('{ArrowRight}');
    await expect.element(caption()).toHaveTextContent(placeOf(6));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(caption()).toHaveTextContent(placeOf(5));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(enlargeButton()).toHaveFocus();
    expect(mainPicture()).toBe('Picture of number 5');
    expect(shown()).toBe('456');
  });

  test('can use the buttons Next, Previous and Close', async () => {
    await openDialog();
    await clickButton('gallery.next');
    await expect.element(caption()).toHaveTextContent(placeOf(2));
    await clickButton('gallery.previous');
    await expect.element(caption()).toHaveTextContent(placeOf(1));
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}');
      // Tab reaches no control outside the dialog. After the last control, Tab leaves the page, and the body is the active element.
      const { activeElement } = document;
      expect(activeElement === document.body || activeElement?.closest('dialog')).toBeTruthy();
    }
    await clickButton('gallery.close');
    await expect.element(enlargeButton()).toHaveFocus();
  });

  test('sees the next picture only after a long, horizontal swipe', async () => {
    await openDialog();
    const picture = dialog().getByRole('img').element();
    const swipe = (x: number, y: number) => {
      const start = { clientX: 200, clientY: 200, isPrimary: true, bubbles: true };
      picture.dispatchEvent(new PointerEvent('pointerdown', start));
      picture.dispatchEvent(new PointerEvent('pointerup', { ...start, clientX: 200 + x, clientY: 200 + y }));
    };
    swipe(-40, 0);
    swipe(-60, 90);
    await expect.element(caption()).toHaveTextContent(placeOf(1));
    swipe(-60, 10);
    await expect.element(caption()).toHaveTextContent(placeOf(2));
  });
});
