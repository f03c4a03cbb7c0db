import { describe, expect, test } from 'vitest';
import {
  updateUnsent,
  queueRequest,
  listUnsent,
  readKeptStatus,
  markSent,
  removeRequest,
} from '#lib/request/kept-requests.ts';
import { createStorage } from './play-request.ts';

const HOURS = 3_600_000;
const DAYS = 24 * HOURS;
const NOW = Date.UTC(2026, 10, 21);
const reference = 'AAAA-3467';
const request = { form: 'donation-request', reference, values: { name: 'Ɛsi' } };

/** Whether the device still keeps a request at this time, in milliseconds after the click on Send. */
function isKeptAfter(after: number): boolean {
  const { storage, texts } = createStorage();
  queueRequest(storage, request, NOW);
  const isKept = readKeptStatus(storage, reference, NOW + after) === 'queued';
  expect(texts.size).toBe(isKept ? 1 : 0);
  return isKept;
}

describe('a queued request', () => {
  test.each([
    ['is kept at first', 0, true],
    ['is kept on the seventh day', 7 * DAYS, true],
    ['is deleted after seven days', 7.1 * DAYS, false],
    ['is deleted after more than a year', 400 * DAYS, false],
    ['is deleted when a clock that was 55 years behind is corrected', 20_000 * DAYS, false],
    ['is deleted when a clock that was ten years ahead is corrected', -3650 * DAYS, false],
    ['is deleted when the clock goes back by two days', -2 * DAYS, false],
    ['is kept when a wrong time zone is corrected', -5 * HOURS, true],
  ])('%s', (_when, after, isKept) => {
    expect(isKeptAfter(after)).toBe(isKept);
  });

  test('is deleted seven days after the last click on Send', () => {
    const { storage } = createStorage();
    queueRequest(storage, request, NOW);
    // If the visitor changes the text, the seven days do not begin again.
    updateUnsent(storage, reference, { values: { name: 'Esi' } }, NOW + 6 * DAYS);
    expect(readKeptStatus(storage, reference, NOW + 7.1 * DAYS)).toBeNull();
    queueRequest(storage, request, NOW);
    // The visitor clicks Send again.
    queueRequest(storage, request, NOW + 6 * DAYS);
    expect(readKeptStatus(storage, reference, NOW + 7.1 * DAYS)).toBe('queued');
  });
});

test.each([
  '{',
  '7',
  JSON.stringify({ ...request, status: 'queued', since: 'today' }),
  JSON.stringify({ ...request, status: 'other', since: NOW }),
])('the device deletes only a request whose stored text is invalid: %s', (text) => {
  const { storage, texts } = createStorage();
  storage.write('theme', 'dark');
  storage.write('request:AAAA-3469', text);
  queueRequest(storage, request, NOW);
  expect(listUnsent(storage, NOW)).toHaveLength(1);
  expect([...texts.keys()]).toEqual(['theme', `request:${reference}`]);
});

test('a visitor sees only queued requests, the oldest first', () => {
  const { storage } = createStorage();
  queueRequest(storage, request, NOW);
  queueRequest(storage, { ...request, reference: 'AAAA-3469' }, NOW - 1);
  expect(listUnsent(storage, NOW).map((entry) => entry.reference)).toEqual(['AAAA-3469', reference]);
  markSent(storage, 'donation-request', reference, NOW);
  removeRequest(storage, 'AAAA-3469');
  expect(listUnsent(storage, NOW)).toEqual([]);
  // The device keeps the reference of a sent request, but not what the visitor typed.
  expect(storage.read(`request:${reference}`)).not.toContain('Ɛsi');
});

test('a sent request is not queued again', () => {
  const { storage } = createStorage();
  markSent(storage, 'donation-request', reference, NOW);
  queueRequest(storage, request, NOW);
  updateUnsent(storage, reference, { status: 'queued' }, NOW);
  expect(readKeptStatus(storage, reference, NOW)).toBe('sent');
});
