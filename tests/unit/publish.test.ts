import { describe, expect, test } from 'vitest';
import { announcementOf, listClosures } from '#lib/time/opening-hours.ts';
import { findBrokenPeriod, isPublic, markUnpublished, type PublicDays } from '#lib/publish/public-days.ts';
import { MINUTE_MS } from '#lib/time/dates.ts';
import { organisationJsonLd } from '#lib/page/json-ld.ts';
import { sampleSite } from '../support/sample-site.ts';

/** The fields of an entry that is public 'from 12/03/2026 until 01/05/2027', month first. For 'always', there are no fields. */
function spanOf(days: string): PublicDays {
  const [, publishFrom = ''] = /from (\S+)/.exec(days) ?? [];
  const [, publishUntil = ''] = /until (\S+)/.exec(days) ?? [];
  return { ...(publishFrom && { publishFrom }), ...(publishUntil && { publishUntil }) };
}

test.each([
  ['always', '1970-01-01T00:00Z', 'see'],
  ['always', '2099-12-31T23:59Z', 'see'],
  ['from 12/03/2026', '2026-12-02T23:59:59.999Z', 'do not see'],
  ['from 12/03/2026', '2026-12-03T00:00:00.000Z', 'see'],
  ['from 12/03/2026', '2036-12-03T00:00Z', 'see'],
  ['until 01/05/2027', '1970-01-01T00:00Z', 'see'],
  ['until 01/05/2027', '2027-01-05T23:59:59.999Z', 'see'],
  ['until 01/05/2027', '2027-01-06T00:00:00.000Z', 'do not see'],
  ['from 12/03/2026 until 01/05/2027', '2026-12-02T23:59:59.999Z', 'do not see'],
  ['from 12/03/2026 until 01/05/2027', '2026-12-03T00:00Z', 'see'],
  ['from 12/03/2026 until 01/05/2027', '2027-01-05T23:59:59Z', 'see'],
  ['from 12/03/2026 until 01/05/2027', '2027-01-06T00:00Z', 'do not see'],
  // Public for one day only.
  ['from 12/03/2026 until 12/03/2026', '2026-12-02T23:59:59Z', 'do not see'],
  ['from 12/03/2026 until 12/03/2026', '2026-12-03T00:00Z', 'see'],
  ['from 12/03/2026 until 12/03/2026', '2026-12-03T23:59:59.999Z', 'see'],
  ['from 12/03/2026 until 12/03/2026', '2026-12-04T00:00Z', 'do not see'],
  // On this day the clocks change in Europe, but not in Ghana.
  ['from 03/28/2027', '2027-03-27T23:59:59Z', 'do not see'],
  ['from 03/28/2027', '2027-03-28T00:00Z', 'see'],
  // Where clocks are an hour ahead of Ghana, the day in Ghana begins at 01:00.
  ['from 12/03/2026', '2026-12-03T00:59+01:00', 'do not see'],
  ['from 12/03/2026', '2026-12-03T01:00+01:00', 'see'],
] as const)('if an entry is public %s, then at %s visitors %s it', (days, moment, answer) => {
  expect(isPublic(spanOf(days), Date.parse(moment))).toBe(answer === 'see');
});

const NOON = Date.parse('2026-12-01T12:00Z');

test.each([
  [{ title: 'A van', publishFrom: '12/03/2026' }, { title: 'Not public before 3 December 2026: A van' }],
  [
    { title: 'A van', publishUntil: '11/30/2026' },
    { title: 'Public until 30 November 2026, and no more: A van' },
  ],
  // For an event, the reason is before the details, because many outreaches may have the same title.
  [
    { title: 'Open day', details: 'Kumasi', publishFrom: '12/03/2026', publishUntil: '12/09/2026' },
    { title: 'Open day', details: 'Not public before 3 December 2026: Kumasi' },
  ],
  [{ details: 'Ejisu', publishFrom: '12/03/2026' }, { details: 'Not public before 3 December 2026: Ejisu' }],
  [{ summary: 'Without a title', publishFrom: '12/03/2026' }, { summary: 'Without a title' }],
])('a preview says in the title or details, if any, why an entry is not public: %j', (entry, seen) => {
  expect(markUnpublished(entry, NOON)).toEqual({ ...entry, ...seen });
});

describe('a link', () => {
  // The check looks ahead from NOON: a link that was broken only before NOON counts as never broken.
  const brokenPeriods = {
    'never broken': null,
    'broken until its target is public': 'before',
    'broken after its target’s last day': 'after',
  } as const;

  test.each([
    ['always', 'always', 'never broken'],
    ['always', 'from 12/03/2026', 'broken until its target is public'],
    ['always', 'from 12/02/2026', 'broken until its target is public'],
    // The next two targets are already public at NOON, so the links are valid.
    ['always', 'from 12/01/2026', 'never broken'],
    ['always', 'from 11/01/2026', 'never broken'],
    ['from 12/03/2026', 'from 12/03/2026', 'never broken'],
    ['from 12/04/2026', 'from 12/03/2026', 'never broken'],
    ['from 12/02/2026', 'from 12/03/2026', 'broken until its target is public'],
    // A link is broken after the last day of its target, even if this day was long ago.
    ['always', 'until 01/05/2027', 'broken after its target’s last day'],
    ['always', 'until 01/05/2020', 'broken after its target’s last day'],
    ['until 01/05/2027', 'until 01/05/2027', 'never broken'],
    ['until 01/04/2027', 'until 01/05/2027', 'never broken'],
    ['until 01/06/2027', 'until 01/05/2027', 'broken after its target’s last day'],
    // If visitors no longer see the entry, its link cannot break. On the last day of the entry, the link can still break.
    ['until 11/30/2026', 'until 11/29/2026', 'never broken'],
    ['until 11/30/2026', 'from 12/03/2026', 'never broken'],
    ['until 12/01/2026', 'until 11/29/2026', 'broken after its target’s last day'],
    ['from 12/03/2026 until 01/05/2027', 'from 12/03/2026 until 01/05/2027', 'never broken'],
    ['from 12/03/2026', 'from 12/03/2026 until 01/05/2027', 'broken after its target’s last day'],
  ] as const)('in an entry that is public %s, to a target that is public %s, is %s', (from, to, answer) => {
    expect(findBrokenPeriod(spanOf(from), spanOf(to), NOON)).toBe(brokenPeriods[answer]);
  });
});

describe('a day on which the clinic is closed', () => {
  const closure = { from: '12/24/2026', until: '12/26/2026', why: 'Christmas' };
  const announcedDays = (fields: PublicDays) => {
    const [listed] = listClosures([{ ...closure, ...fields }], NOON);
    const { from, until } = announcementOf(listed as NonNullable<typeof listed>);
    return [from, until].map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(0, 16));
  };

  test('is announced for two weeks beforehand, unless an editor chooses other days', () => {
    expect(announcedDays({})).toEqual(['2026-12-10T00:00', '2026-12-24T00:00']);
    expect(announcedDays({ publishFrom: '12/20/2026' })).toEqual(['2026-12-20T00:00', '2026-12-24T00:00']);
    expect(announcedDays({ publishUntil: '12/22/2026' })).toEqual(['2026-12-10T00:00', '2026-12-23T00:00']);
  });

  test('is in structured data from the first day of its announcement', () => {
    const clinic = { ...sampleSite.clinic, closures: [{ ...closure, publishFrom: '12/20/2026' }] };
    const isListedAt = (day: string) =>
      'specialOpeningHoursSpecification' in
      (organisationJsonLd({ ...sampleSite, clinic }, Date.parse(day))[1] ?? {});
    expect([isListedAt('2026-12-19T23:59Z'), isListedAt('2026-12-20T00:00Z')]).toEqual([false, true]);
  });
});
