import { describe, expect, onTestFinished, test, vi } from 'vitest';
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
const wrongFieldsOf = (values: object, today = '2026-11-21') =>
  checkFields(form.fields, values, today).map(({ name }) => name);

describe('a group that asks for a health check', () => {
  test('sees all empty required fields in the order of the form', () => {
    expect(wrongFieldsOf({})).toEqual(['name', 'phone', 'email', 'date', 'request']);
    expect(wrongFieldsOf({ ...complete, name: '   ' })).toEqual(['name']);
  });

  test('may leave the field `organization` empty', () => {
    expect(wrongFieldsOf(complete)).toEqual([]);
  });

  test.each([
    ['cannot choose yesterday', '2026-11-20', ['date']],
    ['can choose today', '2026-11-21', []],
    ['can choose a day of next year', '2027-01-01', []],
  ])('%s', (_, date, wrong) => {
    expect(wrongFieldsOf({ ...complete, date })).toEqual(wrong);
  });

  test('has the same “today” as Ghana on a phone in another time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(ghanaDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
    expect(ghanaDay(new Date('2026-11-22T01:00:00+02:00'))).toBe('2026-11-21');
  });
});

describe('a reference number', () => {
  test('has no characters that look alike', () => {
    const reference = makeReference(() => [0, 1, 2, 3, 4, 5, 6, 22]);
    expect(reference).toBe('ACDE-FGH9');
    for (let count = 0; count < 200; count += 1)
      expect(makeReference()).toMatch(/^[^01258BILOSUVZ]{4}-[^01258BILOSUVZ]{4}$/);
    expect(isReference(makeReference())).toBe(true);
  });

  test.each([
    ['missing', undefined],
    ['a number, not a text', 7],
    ['empty', ''],
    ['too short', 'ACDE-1'],
    ['an HTML tag', '<script>'],
    ['followed by a space', 'ACDE-3467 '],
  ])('is not valid if it is %s', (_, text) => {
    expect(isReference(text)).toBe(false);
  });
});

describe('a saved draft', () => {
  const readKept = (text: string | null) => {
    const { storage } = createStorage();
    storage.write(`draft:${form.id}`, text);
    return readDraft({ tab: storage, device: createStorage().storage }, form.id, form.fields, 0);
  };

  test.each([
    ['it is missing', null],
    ['it is an empty text', ''],
    ['it is not JSON', 'not json'],
    ['it is a list', '[]'],
    ['it is a number', '7'],
    ['its values are a number', '{"values":7}'],
    ['the visitor’s name in it is a number', '{"values":{"name":7}}'],
    ['its reference number is an HTML tag', '{"reference":"<b>"}'],
  ])('counts as empty if %s', (_, text) => {
    expect(readKept(text)).toEqual({ reference: '', values: {} });
  });

  test('is restored without fields that the form does not have', () => {
    const text = JSON.stringify({
      usedAt: 0,
      reference: 'ACDE-3467',
      values: { ...complete, other: 'x' },
    });
    expect(readKept(text)).toEqual({ reference: 'ACDE-3467', values: complete });
  });
});

describe('a complete request', () => {
  const free = { isTrapped: false, isConfigured: true, isOnline: true, pauseSeconds: 0 };

  test.each([
    ['can be sent if nothing stops it', {}, undefined],
    ['is stopped as "automatic" if the honeypot is filled in', { isTrapped: true }, 'automatic'],
    [
      'is stopped as "not-configured" without an e-mail service, even when offline',
      { isConfigured: false, isOnline: false },
      'not-configured',
    ],
    ['is stopped as "offline" without a connection', { isOnline: false }, 'offline'],
    ['is stopped as "too-soon" in the pause after another request', { pauseSeconds: 5 }, 'too-soon'],
  ])('%s', (_, change, reason) => {
    expect(findObstacle({ ...free, ...change })?.reason).toBe(reason);
  });
});
