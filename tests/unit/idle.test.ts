import { expect, test } from 'vitest';
import { isIdle } from '#lib/idle.ts';

const now = Date.parse('2026-11-29T10:00Z');

test.each([
  ['now', now, false],
  ['29 minutes ago', now - 29 * 60_000, false],
  ['30 minutes ago', now - 30 * 60_000, true],
  ['before the clock was set back', now + 3_600_000, false],
  ['at an unknown time', undefined, true],
  ['at a time that is no number', 'yesterday', true],
])('a value used %s is dropped: %s', (_, usedAt, isDropped) => {
  expect(isIdle(usedAt, now)).toBe(isDropped);
});
