import { expect, test } from 'vitest';

// A finished file is served by its ending; `npm run dev` goes by what the page says, and a browser runs no script that is plain text.
test.each([
  ['/worker.js', 'text/javascript', () => import('../../src/pages/worker.js.ts')],
  ['/web-vitals.js', 'text/javascript', () => import('../../src/pages/web-vitals.js.ts')],
  ['/events.ics', 'text/calendar', () => import('../../src/pages/events.ics.ts')],
])('npm run dev serves %s with the type that visitors get', async (_, type, load) => {
  const { GET } = await load();
  expect((await GET()).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});
