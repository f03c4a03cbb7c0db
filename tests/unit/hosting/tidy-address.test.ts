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
])('the canonical address of %s is %s', (asked, canonical) => {
  expect(tidyAddress(asked)).toBe(canonical);
  expect(tidyAddress(canonical)).toBe(canonical);
});

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example/', '///evil.example//booking/'])(
  'the canonical address of %s is on this site',
  (asked) => {
    expect(new URL(tidyAddress(asked), 'https://here.example').host).toBe('here.example');
  },
);
