import { expect, test } from 'vitest';
import { listRegistrations, expiryState } from '#lib/publish/registrations.ts';

test.each([
  ['2026-11-22T12:00Z', 'without a last day', 'holds', undefined],
  // The state is "ends soon" from 60 days before the last day.
  ['2026-10-31T23:59Z', 'valid until 12/31/2026', 'holds', '12/31/2026'],
  ['2026-11-01T23:59Z', 'valid until 12/31/2026', 'ends soon', '12/31/2026'],
  ['2026-12-31T23:59Z', 'valid until 12/31/2026', 'ends soon', '12/31/2026'],
  ['2027-01-01T00:00Z', 'valid until 12/31/2026', 'over', '12/31/2026'],
] as const)('at %s, a licence %s has the state "%s"', (now, _, state, lastDay) => {
  expect(expiryState(lastDay, Date.parse(now))).toBe(state);
});

test('registrations are listed in a fixed order, whatever their order in `site.yaml`', () => {
  const registration = { by: 'An office', number: 'A1' };
  const registrations = {
    charity: registration,
    facilityLicence: { ...registration, expires: '12/31/2026' },
  };
  const found = listRegistrations({ registrations }, Date.parse('2027-01-01'));
  expect(found.map(({ setting, state }) => `${setting} ${state}`)).toEqual([
    'facilityLicence over',
    'charity holds',
  ]);
});

test('a sample is not listed, because nobody issued it', () => {
  const registrations = {
    facilityLicence: { by: 'An office', number: 'SAMPLE-0000', expires: '12/31/2026' },
    charity: { by: 'An office', number: 'A1' },
  };
  const found = listRegistrations({ registrations }, Date.parse('2026-11-22'));
  expect(found.map(({ setting }) => setting)).toEqual(['charity']);
});
