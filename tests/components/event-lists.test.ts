import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import { SHOWN_ENTRIES } from '#lib/page/by-year.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time/dates.ts';
import { writtenEvents } from '../fixtures/written-events.ts';
import { expectedEvents, interestingDays } from '../support/expected-events.ts';
import { english } from '../support/languages.ts';

afterEach(() => {
  vi.doUnmock('astro:content');
  vi.doUnmock('#queries/events.ts');
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The lists in a build at some moment, as a visitor without script sees them. */
async function listsBuiltAt(moment: number): Promise<string> {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(moment / 1000));
  const { default: EventLists } = await import('#components/events/EventLists.astro');
  return (await AstroContainer.create()).renderToString(EventLists);
}

const idsIn = (html: string) => Array.from(html.matchAll(/data-id="([^"]+)"/g), ([, id]) => id).sort();

/** The first second of the first day, the last second of the second day, and so on. */
const moments = interestingDays.map((day, at) => day + (at % 2 === 0 ? 'T00:00:00Z' : 'T23:59:59Z'));

test.each(moments)('a page built at %s shows each event in the right list', async (moment) => {
  const day = moment.slice(0, 10);
  const html = await listsBuiltAt(Date.parse(moment));
  const [, upcoming = '', past = ''] = html.split('<section');
  const expected = expectedEvents(day);
  expect(idsIn(upcoming)).toEqual(expected.upcoming);
  // The pages of the years have the older ones.
  expect(idsIn(past)).toHaveLength(Math.min(SHOWN_ENTRIES, expected.past.length));
  expect(expected.past).toEqual(expect.arrayContaining(idsIn(past)));
  // The script compares `data-made` with today. On a later day, it writes the new day into "As of {day}".
  expect(html).toContain(`data-made="${day}"`);
});

const tab = { name: 'A tab', empty: 'No events found.' };
const tabs = { upcoming: tab, past: tab };

/** Replaces the events of content/. */
function replaceEvents(...events: { id: string; [field: string]: unknown }[]): void {
  const entries = events.map(({ id, ...fields }) => ({
    id,
    data: { title: 'Open day', details: id, ...fields },
  }));
  vi.doMock('astro:content', () => ({
    getCollection: () => Promise.resolve(entries),
    getEntry: () => Promise.resolve({ data: { title: 'Health Outreach', page: 'events', ...tabs } }),
  }));
}

test('a list built on a Saturday shows the next Friday as the date of a weekly event', async () => {
  replaceEvents({ id: 'club', every: 'Friday', eventStartTime: '4pm', visible: true });
  const html = await listsBuiltAt(Date.parse('2026-11-28T12:00Z'));
  expect(html).toContain('Friday 4 December 2026');
  expect(html).not.toContain('Friday 27 November 2026');
  // The line "As of {day}" has the date of the build.
  expect(html).toContain('Saturday 28 November 2026</span>.');
});

test('no list shows an event that an editor has hidden', async () => {
  const eventStartDate = '03/01/2027';
  replaceEvents(
    { id: 'shown', eventStartDate, visible: true },
    { id: 'hidden', eventStartDate, visible: false },
  );
  expect(idsIn(await listsBuiltAt(Date.parse('2027-02-01T12:00Z')))).toEqual(['shown']);
});

test('the page of a weekly outreach does not say that the outreach is over', async () => {
  const { default: EventFacts } = await import('#components/events/EventFacts.astro');
  const container = await AstroContainer.create();
  const event = { ...writtenEvents.club, layout: 'healthOutreachEvent' };
  const html = await container.renderToString(EventFacts, {
    props: { event, registration: null },
  });
  // With these attributes, the script would show or hide parts of the page at some later time.
  expect(html).not.toMatch(/data-(from|until)=/);
  expect(html).not.toContain(english('event.held'));
});

/** The home page's section about outreaches with these fields. */
async function nextOutreachWith(...fieldsOfEach: object[]): Promise<string> {
  const events = fieldsOfEach.map((fields) => ({
    ...writtenEvents.outreach,
    name: 'Kenyasi: free health outreach',
    ...fields,
  }));
  vi.doMock('#queries/events.ts', () => ({ listNextOutreaches: () => Promise.resolve(events) }));
  const { default: NextOutreach } = await import('#components/home/NextOutreach.astro');
  return (await AstroContainer.create()).renderToString(NextOutreach);
}

test('the home page shows the day and the times of the next outreach', async () => {
  expect(await nextOutreachWith({})).toMatch(/Saturday 5 December 2026\s*<\/time>, 9:00am\D*4:00pm/);
});

test('the home page shows the words that an editor wrote in place of the times', async () => {
  expect(await nextOutreachWith({ timeWords: 'After church' })).toMatch(/<\/time>, After church\s*<\/p>/);
});

test('the home page shows the weekday of a weekly outreach, not a date', async () => {
  const { weekday, dateWords } = writtenEvents.club;
  const html = await nextOutreachWith({ weekday, dateWords });
  expect(html).toContain(`${dateWords}, 9:00am`);
  expect(html).not.toMatch(/<time|data-until/);
});

test('the home page shows both days of an outreach of two days, and its note', async () => {
  const { lengthMs } = writtenEvents.outreach;
  const html = await nextOutreachWith({ lengthMs: lengthMs + DAY_MS, note: 'If it rains, we come later.' });
  expect(html).toMatch(/Saturday 5 December 2026[^]*to Sunday 6 December 2026, 9:00am/);
  expect(html).toContain('If it rains, we come later.');
});

test('the home page holds the next three outreaches, each until it is over', async () => {
  const { start } = writtenEvents.outreach;
  const html = await nextOutreachWith(
    ...[0, 1, 2, 3].map((days) => ({ details: `Day ${days}`, start: start + days * DAY_MS })),
  );
  const ends = [0, 1, 2].map((days) => Date.parse('2026-12-05T16:00Z') / MINUTE_MS + days * 1440);
  const shown = Array.from(
    html.matchAll(/data-from="(\d+)" data-until="(\d+)"( hidden)?/g),
    ([, ...parts]) => parts,
  );
  expect(shown).toEqual([
    // The section, then its outreaches.
    ['0', String(ends[2]), undefined],
    ['0', String(ends[0]), undefined],
    [String(ends[0]), String(ends[1]), ' hidden'],
    [String(ends[1]), String(ends[2]), ' hidden'],
  ]);
  expect(html).not.toContain('Day 3');
});

test('an outreach with its own text offers what all outreaches offer, or what it lists itself', async () => {
  const entry = (id: string, fields: object) => ({
    id,
    body: 'Bring your folder.',
    data: {
      componentLink: 'healthOutreachEvent',
      details: id,
      eventStartDate: '03/01/2027',
      visible: true,
      ...fields,
    },
  });
  vi.doMock('astro:content', () => ({
    getCollection: () => Promise.resolve([entry('Ejisu', {}), entry('Kenyasi', { offered: ['Eye tests'] })]),
    getEntry: () => Promise.resolve({ data: { page: 'events', outreach: 'outreach', offered: ['Advice'] } }),
  }));
  const { listEvents } = await import('#queries/events.ts');
  expect((await listEvents()).map(({ id, offered }) => [id, offered])).toEqual([
    ['Ejisu', ['Advice']],
    ['Kenyasi', ['Eye tests']],
  ]);
});
