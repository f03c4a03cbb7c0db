import { expect, test } from 'vitest';
import { listPreparations } from '#lib/booking/preparations.ts';

test('a patient reads every preparation once: first warnings, then what to do, then what to ask', () => {
  const fast = 'Do not eat for 8 hours.';
  const prepared = [
    { name: 'Blood Count', warning: '', prepare: 'nothing to do', kind: 'nothing' },
    { name: 'Urine', warning: '', prepare: 'ask us', kind: 'ask' },
    { name: 'Fats', warning: '', prepare: fast, kind: '' },
    { name: 'Sugar', warning: 'Ask us if you take insulin.', prepare: fast, kind: '' },
    { name: 'Clots', warning: 'Do not wait for it.', prepare: 'nothing to do', kind: 'nothing' },
  ];
  expect(listPreparations(prepared)).toEqual([
    { text: 'Ask us if you take insulin.', isWarning: true, names: ['Sugar'] },
    { text: 'Do not wait for it.', isWarning: true, names: ['Clots'] },
    { text: fast, isWarning: false, names: ['Fats', 'Sugar'] },
    { text: 'ask us', isWarning: false, names: ['Urine'] },
    { text: 'nothing to do', isWarning: false, names: ['Blood Count'] },
  ]);
});
