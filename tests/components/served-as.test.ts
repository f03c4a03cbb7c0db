import { expect, test } from 'vitest';

// `npm run dev` sends the content type that GET() sets, and browsers do not run a script with the type text/plain. A host
// takes the type from the ending of the file name instead.
test.each([
  ['/worker.js', 'text/javascript', () => import('../../src/pages/worker.js.ts')],
  ['/web-vitals.js', 'text/javascript', () => import('../../src/pages/web-vitals.js.ts')],
  ['/events.ics', 'text/calendar', () => import('../../src/pages/events.ics.ts')],
])('`npm run dev` serves %s as %s', async (_, type, load) => {
  const { GET } = await load();
  expect((await GET()).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});
