import { describe, expect, test } from 'vitest';
import { readSharedSelection, writeSharedSelection } from '#lib/booking/selection.ts';

const known = ['full-blood-count', 'esr', 'hepatitis-b', 'hepatitis-c'];

describe('a shared link', () => {
  test('restores the selection that was shared', () => {
    const fragment = writeSharedSelection(['esr', 'hepatitis-c']);
    expect(readSharedSelection(known, fragment)).toEqual({ ids: ['esr', 'hepatitis-c'], unknown: 0 });
  });

  test.each([
    ['an address without a fragment', ''],
    ['an empty fragment', '#'],
    ['the fragment #faq', '#faq'],
    ['the fragment #find-an-appointment', '#find-an-appointment'],
  ])('is not confused with %s', (_, fragment) => {
    expect(readSharedSelection(known, fragment)).toBeNull();
  });

  test.each([
    ['an unknown test', '#chosen=esr.no-such-test', ['esr'], 1],
    ['HTML', '#chosen=<img src=x onerror=alert(1)>', [], 1],
    ['encoded HTML and `__proto__`', '#chosen=%3Cscript%3E.__proto__.constructor.esr', ['esr'], 3],
    ['one test three times', '#chosen=esr.esr.esr', ['esr'], 0],
    ['no test', '#chosen=', [], 0],
    ['an unknown test 5000 times', `#chosen=${'x.'.repeat(5000)}esr`, ['esr'], 1],
  ])('with %s restores only known lab tests, each once', (_, fragment, ids, unknown) => {
    expect(readSharedSelection(known, fragment)).toEqual({ ids, unknown });
  });
});
