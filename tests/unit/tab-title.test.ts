import { expect, test } from 'vitest';
import { shortTitle, tabTitle } from '#lib/page/page-head.ts';

test.each([
  ['a short headline stays whole', 'The van season begins', 'The van season begins'],
  ['a headline of 56 letters stays whole', 'x'.repeat(56), 'x'.repeat(56)],
  [
    'a headline that is cut after a word keeps that word',
    'The van season begins: where we go, and how a community can ask for a visit',
    'The van season begins: where we go, and how a community…',
  ],
  [
    'a cut word and the comma before it are removed',
    'A title that has a comma where it would be cut in its, long middle',
    'A title that has a comma where it would be cut in its…',
  ],
  [
    'a headline that is cut after a comma loses the word before the comma',
    'Nobody stops at a comma, which has to go from this end:, indeed',
    'Nobody stops at a comma, which has to go from this…',
  ],
])('in the tab of a site called Hope Health, %s', (_, title, short) => {
  expect(shortTitle(title, 'Hope Health')).toBe(short);
});

test.each([
  ['has the site’s name after a short title', 'Events', 'Hope Health', 'Events - Hope Health'],
  [
    'has the site’s name if the text is then 70 letters long',
    'x'.repeat(56),
    'Hope Health',
    `${'x'.repeat(56)} - Hope Health`,
  ],
  [
    'has only the title if the site’s name would make the text 71 letters long',
    'x'.repeat(57),
    'Hope Health',
    'x'.repeat(57),
  ],
  [
    'has a long site name after a short title',
    'Health Outreach: Ejisu',
    'x'.repeat(30),
    `Health Outreach: Ejisu - ${'x'.repeat(30)}`,
  ],
  [
    'has only the title if a long site name does not fit',
    'Health Outreach: the school park of Kumasi',
    'x'.repeat(30),
    'Health Outreach: the school park of Kumasi',
  ],
])('the text of a tab %s', (_, title, siteName, shown) => {
  expect(tabTitle(title, siteName)).toBe(shown);
});
