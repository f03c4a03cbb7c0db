import { expect, test } from 'vitest';
import { failureNotice, lateWords, type FailureReason } from '#lib/request/attempt.ts';
import { english } from '../../support/languages.ts';

const NOT_SENT: FailureReason[] = [
  'offline',
  'rate-limited',
  'refused',
  'fault',
  'unexpected',
  'automatic',
  'too-soon',
];
const wordsFor = (reason: FailureReason) => failureNotice(reason, '+233 00 000 0000', false);

test.each(NOT_SENT)('the failure %s is shown with its own reason and next step', (reason) => {
  const { title, why, next } = wordsFor(reason);
  expect(title).toContain(english('failure.notSent'));
  expect(next).not.toBe('');
  expect(NOT_SENT.filter((other) => wordsFor(other).why === why)).toEqual([reason]);
});

test('a request whose earlier try may have arrived is not called unsent', () => {
  for (const reason of NOT_SENT) {
    const { title, why } = failureNotice(reason, '', true);
    expect(title).toBe(english('failure.mayNot'));
    expect(why).toContain(english('failure.earlierTry'));
  }
});

test('no request that may have arrived is called unsent', () => {
  for (const { title, why } of [wordsFor('dropped'), lateWords()])
    expect(title + why).not.toContain(english('failure.notSent'));
  expect(wordsFor('dropped').title).toBe(english('failure.mayNot'));
});
