import { expect, test } from 'vitest';
import { shortTitle, tabTitle } from '#lib/page/page-head.ts';

test.each([
  ['The van season begins', 'The van season begins'],
  ['x'.repeat(56), 'x'.repeat(56)],
  [
    'The van season begins: where we go, and how a community can ask for a visit',
    'The van season begins: where we go, and how a community…',
  ],
  [
    'A title that has a comma where it would be cut in its long, long middle',
    'A title that has a comma where it would be cut in its…',
  ],
  [
    'Nobody stops at a comma, which has to go from this end:, indeed',
    'Nobody stops at a comma, which has to go from this…',
  ],
])('the tab shows the title "%s" as "%s"', (title, short) => {
  expect(shortTitle(title, 'Hope Health')).toBe(short);
});

test.each([
  ['Events', 'Hope Health', 'Events - Hope Health'],
  ['x'.repeat(56), 'Hope Health', `${'x'.repeat(56)} - Hope Health`],
  ['x'.repeat(57), 'Hope Health', 'x'.repeat(57)],
  ['Health Outreach: Ejisu', 'x'.repeat(30), `Health Outreach: Ejisu - ${'x'.repeat(30)}`],
  [
    'Health Outreach: the school park of Kumasi',
    'x'.repeat(30),
    'Health Outreach: the school park of Kumasi',
  ],
])(
  'the tab for "%s" on the site "%s" says "%s", short enough for search results',
  (title, siteName, shown) => {
    expect(tabTitle(title, siteName)).toBe(shown);
  },
);
