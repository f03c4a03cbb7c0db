import { describe, expect, test } from 'vitest';
import { checkFields } from '#lib/request/check-fields.ts';
import { readDraft } from '#lib/request/kept-requests.ts';
import { findObstacle } from '#lib/request/create-request.ts';
import { ghanaDay } from '#lib/time/dates.ts';
import { isReference, makeReference } from '#lib/request/request-form.ts';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';
import { createStorage } from './play-request.ts';

const { form } = requestFormFixtures['group health check'];
const complete = {
  name: 'Ama ɛ ɔ 😀',
  phone: '024 123 4567',
  email: 'ama@example.org',
  date: '2026-12-01',
  request: '<b>40 people</b>\n"Ejisu"',
};
const namesOf = (values: object, today = '2026-11-21') =>
  checkFields(form.fields, values, today).map(({ name }) => name);

describe('a group that asks for a health check', () => {
  test('sees every missing required field at once, in the order of the form', () => {
    expect(namesOf({})).toEqual(['name', 'phone', 'email', 'date', 'request']);
    expect(namesOf({ ...complete, name: '   ' })).toEqual(['name']);
  });

  test('may leave out the organization', () => {
    expect(namesOf(complete)).toEqual([]);
  });

  test.each([
    ['2026-11-20', ['date']],
    ['2026-11-21', []],
    ['2027-01-01', []],
  ])('on 21 November chooses %s, and these fields are wrong: %j', (date, wrong) => {
    expect(namesOf({ ...complete, date })).toEqual(wrong);
  });

  test('gets today’s date in Ghana, whatever the time zone of the phone', () => {
    expect(ghanaDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
    expect(ghanaDay(new Date('2026-11-22T01:00:00+02:00'))).toBe('2026-11-21');
  });
});

describe('a reference number', () => {
  test('has no letters that are easily confused', () => {
    const reference = makeReference(() => [0, 1, 2, 3, 4, 5, 6, 22]);
    expect(reference).toBe('HH-ACDE-FGH9');
    for (let count = 0; count < 200; count += 1)
      expect(makeReference()).toMatch(/^HH-[^01OILSZB]{4}-[^01OILSZB]{4}$/);
    expect(isReference(makeReference())).toBe(true);
  });

  test.each([undefined, 7, '', 'HH-1', '<script>', 'HH-ACDE-3467 '])(
    'is refused if it is broken: %j',
    (text) => {
      expect(isReference(text)).toBe(false);
    },
  );
});

describe('a saved draft', () => {
  const readKept = (text: string | null) => {
    const { storage } = createStorage();
    storage.write(`draft:${form.id}`, text);
    return readDraft({ tab: storage, device: createStorage().storage }, form.id, form.fields, 0);
  };

  test.each([
    null,
    '',
    'not json',
    '[]',
    '7',
    '{"values":7}',
    '{"values":{"name":7}}',
    '{"reference":"<b>"}',
  ])('that is broken (%s) becomes an empty one', (text) => {
    expect(readKept(text)).toEqual({ reference: '', values: {} });
  });

  test('is restored without fields that the form does not have', () => {
    const text = JSON.stringify({ reference: 'HH-ACDE-3467', values: { ...complete, other: 'x' } });
    expect(readKept(text)).toEqual({ reference: 'HH-ACDE-3467', values: complete });
  });
});

describe('an obstacle before sending', () => {
  const free = { isTrapped: false, isConfigured: true, isOnline: true, pauseSeconds: 0 };

  test.each([
    [{}, undefined],
    [{ isTrapped: true }, 'automatic'],
    [{ isConfigured: false, isOnline: false }, 'not-configured'],
    [{ isOnline: false }, 'offline'],
    [{ pauseSeconds: 5 }, 'too-soon'],
  ])('with the state %j is "%s"', (change, reason) => {
    expect(findObstacle({ ...free, ...change })?.reason).toBe(reason);
  });
});
