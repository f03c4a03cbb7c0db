import { expect, test } from 'vitest';
import { failureNotice, lateNotice, type FailureReason } from '#lib/request/attempt.ts';
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
const wordsFor = (reason: FailureReason) => failureNotice(reason, false);

test.each(NOT_SENT)('after the failure "%s", a visitor reads the reason and the next step', (reason) => {
  const { title, why, next } = wordsFor(reason);
  expect(title).toContain(english('failure.notSent'));
  // The sentence `failure.stays` only says that nothing is lost. A next step must follow.
  expect(next.replace(english('failure.stays'), '').trim()).not.toBe('');
  // No other failure has the same reason.
  expect(NOT_SENT.filter((other) => wordsFor(other).why === why)).toEqual([reason]);
});

test('visitors read that an earlier try without an answer may have reached us', () => {
  for (const reason of NOT_SENT) {
    const { title, why } = failureNotice(reason, true);
    expect(title).toBe(english('failure.mayNot'));
    expect(why).toContain(english('failure.earlierTry'));
  }
});

test('the page never says “Your request was not sent” if no answer came', () => {
  for (const { title, why } of [wordsFor('dropped'), lateNotice()])
    expect(title + why).not.toContain(english('failure.notSent'));
  expect(wordsFor('dropped').title).toBe(english('failure.mayNot'));
});
