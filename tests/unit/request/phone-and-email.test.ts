import { describe, expect, test } from 'vitest';
import { isPlausibleEmail, suggestEmail, toInternationalPhone } from '#lib/request/check-fields.ts';

describe('an e-mail address', () => {
  test.each(['ama@example.org', 'a.b+c@sub.example.com.gh', "o'neil@example.org", 'ɛna@example.org'])(
    'such as %s is accepted',
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
  ])('such as "$0" is not accepted', (address) => {
    expect(isPlausibleEmail(address)).toBe(false);
  });

  test.each([
    ['ama@gmial.com', 'ama@gmail.com'],
    ['ama@gmai.com', 'ama@gmail.com'],
    ['ama@gmaill.com', 'ama@gmail.com'],
    ['ama@Yahooo.com', 'ama@yahoo.com'],
    ['ama@outlok.com', 'ama@outlook.com'],
  ])('such as %s gets the suggestion %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  // ymail.com and mail.com are real providers, although they look like gmail.com with a mistake.
  test.each(['ama@gmail.com', 'ama@ymail.com', 'ama@mail.com', 'ama@example.org', 'gmial.com', ''])(
    'such as "%s" gets no suggestion',
    (typed) => {
      expect(suggestEmail(typed)).toBeNull();
    },
  );
});

describe('a telephone number', () => {
  test.each([
    ['024 123 4567', '+233241234567'],
    ['0241234567', '+233241234567'],
    ['+233 24 123 4567', '+233241234567'],
    ['00233 24 123 4567', '+233241234567'],
    ['233241234567', '+233241234567'],
    ['+233 (0)24 123 4567', '+233241234567'],
    ['024-123-4567', '+233241234567'],
    // Pasted numbers can have invisible marks around them, or digits in full width.
    ['\u202a+233 24 123 4567\u202c', '+233241234567'],
    ['０２４１２３４５６７', '+233241234567'],
    ['+1 607 555 0100', '+16075550100'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('written as %s is read as %s', (written, called) => {
    expect(toInternationalPhone(written)).toBe(called);
  });

  test.each([
    '',
    '024 123 456',
    '024 123 45678',
    '+233 24 123',
    '12345',
    'call me',
    '+0 123456789',
    '024 123 4567 x9',
  ])('written as "%s" is not valid', (written) => {
    expect(toInternationalPhone(written)).toBeNull();
  });
});
