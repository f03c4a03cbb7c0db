import { describe, expect, test } from 'vitest';
import { resultOfAnswer, resultOfError, pauseAfter, pauseLeft } from '#lib/request/attempt.ts';

describe('the result of an attempt to send:', () => {
  test.each([
    [200, 'OK', 'sent'],
    [200, 'ok', 'unexpected'],
    [200, ' OK', 'unexpected'],
    [200, '<html>Please sign in</html>', 'unexpected'],
    [200, '', 'unexpected'],
    [201, 'OK', 'unexpected'],
    [302, 'OK', 'unexpected'],
    [400, 'The Public Key is invalid', 'refused'],
    [400, 'OK', 'refused'],
    [429, 'Too many requests', 'rate-limited'],
    [500, 'OK', 'fault'],
  ])('status %i with the text "%s" means "%s"', (status, text, result) => {
    expect(resultOfAnswer({ status, text })).toBe(result);
  });

  test.each([
    ['an error with status 429', 'rate-limited', { status: 429, text: '' }],
    ['an error with status 400 and the text OK', 'refused', { status: 400, text: 'OK' }],
    ['a broken connection', 'dropped', new TypeError('Failed to fetch')],
    ['an error text about a missing key', 'refused', 'The public key is required'],
    ['an error that is undefined', 'dropped', undefined],
    ['an error that is null', 'dropped', null],
  ])('%s means "%s"', (_, result, problem) => {
    expect(resultOfError(problem)).toBe(result);
  });
});

describe('the pause before the next request', () => {
  test('depends on the result of the previous attempt', () => {
    expect([pauseAfter('sent'), pauseAfter('rate-limited'), pauseAfter('dropped')]).toEqual([60, 10, 0]);
  });

  test.each([
    ['has 60 seconds left at its beginning', 60_000, 0, 60],
    ['has 1 second left just before its end', 60_000, 59_001, 1],
    ['has 0 seconds left at its end', 60_000, 60_000, 0],
    ['is over if the clock was set back by hours', 10_000_000, 0, 0],
  ])('%s', (_, until, now, left) => {
    expect(pauseLeft(until, now)).toBe(left);
  });
});
