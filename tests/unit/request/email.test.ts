import { describe, expect, test } from 'vitest';
import { isPlausibleEmail, suggestEmail } from '#lib/request/check-fields.ts';

describe('an e-mail address', () => {
  test.each(['ama@example.org', 'a.b+c@sub.example.com.gh', "o'neil@example.org", 'ɛna@example.org'])(
    'like %s is accepted',
    (address) => {
      expect(isPlausibleEmail(address)).toBe(true);
    },
  );

  test.each([
    '',
    'ama',
    'ama@',
    '@example.org',
    'ama@example',
    'a b@example.org',
    'ama@@example.org',
    'ama@example..org',
    `${'a'.repeat(250)}@example.org`,
  ])('like "%s" gets a question', (address) => {
    expect(isPlausibleEmail(address)).toBe(false);
  });

  test.each([
    ['ama@gmial.com', 'ama@gmail.com'],
    ['ama@gmai.com', 'ama@gmail.com'],
    ['ama@gmaill.com', 'ama@gmail.com'],
    ['ama@Yahooo.com', 'ama@yahoo.com'],
    ['ama@outlok.com', 'ama@outlook.com'],
  ])('like %s gets the suggestion %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  test.each(['ama@gmail.com', 'ama@ymail.com', 'ama@mail.com', 'ama@example.org', 'gmial.com', ''])(
    'like "%s" gets no suggestion',
    (typed) => {
      expect(suggestEmail(typed)).toBeNull();
    },
  );
});
