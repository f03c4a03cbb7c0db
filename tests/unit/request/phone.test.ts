import { describe, expect, test } from 'vitest';
import { toInternationalPhone } from '#lib/request/check-fields.ts';

describe('a telephone number', () => {
  test.each([
    ['024 123 4567', '+233241234567'],
    ['0241234567', '+233241234567'],
    ['+233 24 123 4567', '+233241234567'],
    ['00233 24 123 4567', '+233241234567'],
    ['233241234567', '+233241234567'],
    ['+233 (0)24 123 4567', '+233241234567'],
    ['024-123-4567', '+233241234567'],
    ['\u202a+233 24 123 4567\u202c', '+233241234567'],
    ['０２４１２３４５６７', '+233241234567'],
    ['+1 607 555 0100', '+16075550100'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('%s can be called as %s', (written, called) => {
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
  ])('"%s" gets a question', (written) => {
    expect(toInternationalPhone(written)).toBeNull();
  });
});
