import { expect, test } from 'vitest';
import { failureWords, lateWords } from '#lib/request/failure-words.ts';
import type { FailureReason } from '#lib/request/outcome.ts';

const REASONS: FailureReason[] = [
  'offline',
  'dropped',
  'rate-limited',
  'refused',
  'fault',
  'unexpected',
  'automatic',
  'too-soon',
];
const wordsFor = (reason: FailureReason) => failureWords({ reason, waitSeconds: 7 }, '+233 00 000 0000');

test.each(REASONS)('%s is said to be not sent, with a reason and a next step of its own', (reason) => {
  const { title, why, next } = wordsFor(reason);
  expect(title).toContain('Your request was not sent');
  expect(next).not.toBe('');
  expect(REASONS.filter((other) => wordsFor(other).why === why)).toEqual([reason]);
});

test('a visitor who must wait reads for how long', () => {
  expect(wordsFor('rate-limited').next).toContain('wait 7 seconds');
  expect(failureWords({ reason: 'too-soon', waitSeconds: 1 }, '').next).toContain('wait 1 second,');
});

test('nothing is called unsent that may have arrived', () => {
  expect(wordsFor('dropped').title).toContain('as far as we can tell');
  expect(lateWords.title + lateWords.why).not.toContain('was not sent');
});
