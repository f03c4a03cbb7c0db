import { expect, test } from 'vitest';
import { listRegistrations, expiryState } from '#lib/publish/registrations.ts';

test.each([
  ['without a last day', '2026-11-22T12:00Z', 'holds', undefined],
  ['with the last day 12/31/2026', '2026-11-01T23:59Z', 'ends soon', '12/31/2026'],
  ['with the last day 12/31/2026', '2026-10-31T23:59Z', 'holds', '12/31/2026'],
  ['with the last day 12/31/2026', '2026-12-31T23:59Z', 'ends soon', '12/31/2026'],
  ['with the last day 12/31/2026', '2027-01-01T00:00Z', 'over', '12/31/2026'],
] as const)('a licence %s: on %s its state is "%s"', (_, now, state, lastDay) => {
  expect(expiryState(lastDay, Date.parse(now))).toBe(state);
});

test('visitors read the registrations in a fixed order, not in the order of the settings', () => {
  const given = { by: 'An office', number: 'A1' };
  const registrations = { charity: given, facilityLicence: { ...given, expires: '12/31/2026' } };
  const found = listRegistrations({ registrations }, Date.parse('2027-01-01'));
  expect(found.map(({ setting, state }) => `${setting} ${state}`)).toEqual([
    'facilityLicence over',
    'charity holds',
  ]);
});
