import { expect, test } from 'vitest';

// A host takes the type of a file from its ending. `npm run dev` takes it from the response of GET, and browsers run no script
// that is plain text.
test.each([
  ['/worker.js', 'text/javascript', () => import('../../src/pages/worker.js.ts')],
  ['/web-vitals.js', 'text/javascript', () => import('../../src/pages/web-vitals.js.ts')],
  ['/events.ics', 'text/calendar', () => import('../../src/pages/events.ics.ts')],
])('npm run dev serves %s as %s', async (_, type, load) => {
  const { GET } = await load();
  expect((await GET()).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});
