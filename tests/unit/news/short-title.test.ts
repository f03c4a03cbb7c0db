import { expect, test } from 'vitest';
import { shortTitle } from '#lib/news/short-title.ts';

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
])('"%s" is "%s" in the tab', (title, short) => {
  expect(shortTitle(title, 'Hope Health')).toBe(short);
});
