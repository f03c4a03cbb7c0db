import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tabs, type TabsProps } from '#islands/tabs/Tabs.tsx';
import { tabsFixtures } from '#islands/tabs/tabs.fixtures.tsx';
import { hydrate, showHtml } from './hydrate.tsx';
import '../../src/styles/global.css';

const three = tabsFixtures['three groups'];

const show = (props: TabsProps) => showHtml(<Tabs {...props} />);

/** Hydrates the tabs, and expects no complaints from React. */
async function hydrateTabs(host: HTMLElement, props: TabsProps) {
  const complaints = hydrate(host, <Tabs {...props} />);
  await expect.element(page.getByRole('tabpanel')).toBeVisible();
  expect(complaints).toEqual([]);
}

const panel = () => page.getByRole('tabpanel');
const chosen = () => page.getByRole('tab', { selected: true });
const nurses = page.getByText('Adwoa and Zenabu');
const drivers = page.getByText('Abdul-Razak');

beforeEach(async () => {
  await page.viewport(1000, 700);
  location.hash = '';
});

test('before hydration, a link shows another group', async () => {
  show(three);
  await expect.element(nurses).toBeVisible();
  await expect.element(drivers).not.toBeVisible();
  await page.getByRole('link', { name: 'Drivers' }).click();
  await expect.element(drivers).toBeVisible();
  await expect.element(nurses).not.toBeVisible();
});

test('a group chosen before hydration stays in the same place', async () => {
  const host = show(three);
  location.hash = '#drivers';
  await expect.element(drivers).toBeVisible();
  const place = () => host.querySelector('#drivers')?.getBoundingClientRect().toJSON();
  const before = place();
  await hydrateTabs(host, three);
  await expect.element(panel()).toHaveTextContent('Abdul-Razak');
  await expect.element(chosen()).toHaveTextContent('Drivers');
  expect(place()).toEqual(before);
});

test('after a click on a tab, Back shows the previous group', async () => {
  await hydrateTabs(show(three), three);
  await page.getByRole('tab', { name: 'Advocates' }).click();
  await expect.element(panel()).toHaveTextContent('Hawa');
  expect(location.hash).toBe('#advocates');
  history.back();
  await expect.element(panel()).toHaveTextContent('Adwoa and Zenabu');
  await expect.element(chosen()).toHaveTextContent('Nurses');
});

test('a click with Ctrl, which opens a browser tab, and an arrow with Alt, which goes back, change no group', async () => {
  await hydrateTabs(show(three), three);
  const first = chosen().element();
  const isPrevented: boolean[] = [];
  const note = (event: Event) => {
    isPrevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, note, { once: true });
  const options = { bubbles: true, cancelable: true };
  const other = page.getByRole('tab', { name: 'Drivers' }).element();
  other.dispatchEvent(new MouseEvent('click', { ...options, ctrlKey: true }));
  first.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'ArrowLeft', altKey: true }));
  expect(isPrevented).toEqual([false, false]);
  await expect.element(panel()).toHaveTextContent('Adwoa and Zenabu');
});

test('a visitor moves between tabs and into a group by keyboard', async () => {
  await hydrateTabs(show(three), three);
  (chosen().element() as HTMLElement).focus();
  const steps = history.length;
  for (const [key, name] of [
    ['ArrowLeft', 'Advocates'],
    ['ArrowRight', 'Nurses'],
    ['End', 'Advocates'],
    ['Home', 'Nurses'],
    // In a row of tabs, up and down scroll the page.
    ['ArrowDown', 'Nurses'],
    ['ArrowUp', 'Nurses'],
    ['ArrowRight', 'Drivers'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(page.getByRole('tab', { name })).toHaveFocus();
    await expect.element(chosen()).toHaveTextContent(name);
  }
  expect(location.hash).toBe('#drivers');
  // A click adds a step for Back, but a key does not.
  expect(history.length).toBe(steps);
  await userEvent.keyboard('{Tab}');
  await expect.element(panel()).toHaveFocus();
  expect(panel().element()).toHaveAccessibleName('Drivers');
});

test('a fragment that names no group keeps the chosen tab', async () => {
  location.hash = '#drivers';
  await hydrateTabs(show(three), three);
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = '#main';
  await changed;
  await expect.element(chosen()).toHaveTextContent('Drivers');
});

test('on a phone, the tabs fold into a button that names the chosen group', async () => {
  await page.viewport(360, 640);
  const host = show(three);
  const fold = host.querySelector('summary') as HTMLElement;
  await expect.element(fold).toBeVisible();
  expect(fold.innerText).toMatch(/^Group\s*Nurses$/);
  await hydrateTabs(host, three);
  await expect.element(page.getByRole('tab', { name: 'Drivers' })).not.toBeInTheDocument();
  await userEvent.click(fold);
  await page.getByRole('tab', { name: 'Drivers' }).click();
  await expect.element(panel()).toHaveTextContent('Abdul-Razak');
  await expect.element(fold).toHaveFocus();
  expect(fold.innerText).toMatch(/^Group\s*Drivers$/);
  expect(host.querySelector('details')?.open).toBe(false);
});

test.each(['before', 'after'])(
  'on a phone, the down arrow works in a list of tabs opened %s hydration',
  async (when) => {
    await page.viewport(360, 640);
    const host = show(three);
    const fold = host.querySelector('summary') as HTMLElement;
    if (when === 'before') fold.click();
    await hydrateTabs(host, three);
    if (when === 'after') await userEvent.click(fold);
    (chosen().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('tab', { name: 'Drivers' })).toHaveFocus();
    expect(host.querySelector('details')?.open).toBe(true);
  },
);

test('on a phone, a double click on a tab opens no link below it', async () => {
  // The first click folds the list, so a link in the group may move under the finger before the second click.
  await page.viewport(360, 700);
  const host = show(three);
  await hydrateTabs(host, three);
  const link = document.createElement('a');
  link.href = '#elsewhere';
  host.querySelector('#drivers')?.append(link);
  host.querySelector('summary')?.click();
  await expect.element(page.getByRole('tab', { name: 'Drivers' })).toBeVisible();
  host.querySelector<HTMLElement>('[href="#drivers"]')?.click();
  link.click();
  expect(location.hash).toBe('#drivers');
  // Half a second later, a click is a new click and opens the link.
  await expect
    .poll(() => {
      link.click();
      return location.hash;
    })
    .toBe('#elsewhere');
});
