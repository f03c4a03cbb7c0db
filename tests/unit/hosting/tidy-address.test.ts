import { expect, test } from 'vitest';
import { tidyAddress } from '../../../src/lib/publish/redirects.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/INDEX.html', '/'],
  ['/booking', '/booking'],
  ['/Booking/', '/booking'],
  ['/booking.html', '/booking'],
  ['/booking/index.html/', '/booking'],
  ['//communities//1//', '/communities/1'],
  ['/events.ics', '/events.ics'],
  ['/index-of-tests', '/index-of-tests'],
])('the canonical address of %s is %s', (asked, right) => {
  expect(tidyAddress(asked)).toBe(right);
  expect(tidyAddress(right)).toBe(right);
});

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example/', '///evil.example//booking/'])(
  '%s does not redirect to another site',
  (asked) => {
    expect(new URL(tidyAddress(asked), 'https://here.example').host).toBe('here.example');
  },
);
