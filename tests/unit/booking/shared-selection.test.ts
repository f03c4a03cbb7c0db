import { describe, expect, test } from 'vitest';
import { readSharedSelection, writeSharedSelection } from '#lib/booking/selection.ts';

const known = ['full-blood-count', 'esr', 'hepatitis-b', 'hepatitis-c'];

describe('a shared link', () => {
  test('restores the selection that was shared', () => {
    const fragment = writeSharedSelection(['esr', 'hepatitis-c']);
    expect(readSharedSelection(known, fragment)).toEqual({ ids: ['esr', 'hepatitis-c'], unknown: 0 });
  });

  test.each(['', '#', '#faq', '#find-an-appointment'])(
    'is not recognised in the fragment "%s"',
    (fragment) => {
      expect(readSharedSelection(known, fragment)).toBeNull();
    },
  );

  test.each([
    ['#chosen=esr.no-such-test', ['esr'], 1],
    ['#chosen=<img src=x onerror=alert(1)>', [], 1],
    ['#chosen=%3Cscript%3E.__proto__.constructor.esr', ['esr'], 3],
    ['#chosen=esr.esr.esr', ['esr'], 0],
    ['#chosen=', [], 0],
    [`#chosen=${'x.'.repeat(5000)}esr`, ['esr'], 1],
  ])('restores only tests that the price list has, each once: %#', (fragment, ids, unknown) => {
    expect(readSharedSelection(known, fragment)).toEqual({ ids, unknown });
  });
});
