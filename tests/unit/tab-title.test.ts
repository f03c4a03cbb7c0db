import { expect, test } from 'vitest';
import { shortTitle, tabTitle } from '#lib/page/page-head.ts';

test.each([
  ['The van season begins', 'The van season begins'],
  ['x'.repeat(56), 'x'.repeat(56)],
  [
    'The van season begins: where we go, and how a community can ask for a visit',
    'The van season begins: where we go, and how a community…',
  ],
  // A cut word goes, and so does the comma before it.
  [
    'A title that has a comma where it would be cut in its, long middle',
    'A title that has a comma where it would be cut in its…',
  ],
  // Cut after a comma, it loses the word before the comma too.
  [
    'Nobody stops at a comma, which has to go from this end:, indeed',
    'Nobody stops at a comma, which has to go from this…',
  ],
])('in a tab with the site’s name, the headline "%s" is "%s"', (title, short) => {
  expect(shortTitle(title, 'Hope Health')).toBe(short);
});

test.each([
  ['Events', 'Hope Health', 'Events - Hope Health'],
  // At most 70 letters.
  ['x'.repeat(56), 'Hope Health', `${'x'.repeat(56)} - Hope Health`],
  ['x'.repeat(57), 'Hope Health', 'x'.repeat(57)],
  ['Health Outreach: Ejisu', 'x'.repeat(30), `Health Outreach: Ejisu - ${'x'.repeat(30)}`],
  [
    'Health Outreach: the school park of Kumasi',
    'x'.repeat(30),
    'Health Outreach: the school park of Kumasi',
  ],
])('the tab of "%s" on the site "%s" says "%s"', (title, siteName, shown) => {
  expect(tabTitle(title, siteName)).toBe(shown);
});
