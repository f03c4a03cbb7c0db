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
  ])('status %i with the text "%s" means %s', (status, text, result) => {
    expect(resultOfAnswer({ status, text })).toBe(result);
  });

  test.each([
    [{ status: 429, text: '' }, 'rate-limited'],
    [{ status: 400, text: 'OK' }, 'refused'],
    [new TypeError('Failed to fetch'), 'dropped'],
    ['The public key is required', 'refused'],
    [undefined, 'dropped'],
    [null, 'dropped'],
  ])('a failed attempt never counts as a success: %#', (problem, result) => {
    expect(resultOfError(problem)).toBe(result);
  });
});

describe('the pause before the next request', () => {
  test('is a minute after a success, shorter after "too many requests", and none after other failures', () => {
    expect([pauseAfter('sent'), pauseAfter('rate-limited'), pauseAfter('dropped')]).toEqual([60, 10, 0]);
  });

  test.each([
    [60_000, 0, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [10_000_000, 0, 0],
  ])('that ends at %i ms, seen at %i ms, has %i seconds left', (until, now, left) => {
    expect(pauseLeft(until, now)).toBe(left);
  });
});
