import { expect, test, vi } from 'vitest';
import { DAY_MS, formatDay } from '#lib/time/dates.ts';
import { builtAt } from '#queries/entries.ts';
import { listIndexEntries } from '#queries/index-entries.ts';

/** Visits, by name and days from today. */
const visits = [
  { id: 'long-ago', name: 'Ejisu: free health outreach', days: -400 },
  { id: 'last', name: 'Ejisu: free health outreach', days: -30 },
  { id: 'over', name: 'Offinso: free health outreach', days: -200 },
  { id: 'next', name: 'Offinso: free health outreach', days: 20 },
  { id: 'later', name: 'Juaben: free health outreach', days: 90 },
  { id: 'sooner', name: 'Juaben: free health outreach', days: 40 },
];

vi.mock('#queries/events.ts', async (load) => {
  const queries = await load<typeof import('#queries/events.ts')>();
  const [event] = await queries.listEvents();
  if (!event) throw new Error('content/events is empty');
  return {
    ...queries,
    listEvents: () =>
      visits.map(({ id, name, days }) => ({
        ...event,
        id,
        name,
        status: null,
        weekday: undefined,
        dateWords: null,
        start: builtAt + days * DAY_MS,
      })),
  };
});

test('of visits to one place, the search finds those to come, or else the latest', async () => {
  const entries = (await listIndexEntries()).filter(({ part }) => part === 'events');
  expect(entries.map(({ address }) => address)).toEqual([
    '/events/last',
    '/events/sooner',
    '/events/later',
    '/events/next',
  ]);
  // A visit that is over says so by its day.
  expect(entries[0]?.about).toContain(formatDay(builtAt - 30 * DAY_MS));
  // Two links with the same name differ by their days.
  expect(new Set(entries.slice(1, 3).map(({ about }) => about)).size).toBe(2);
});
