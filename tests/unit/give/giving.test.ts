import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DONATION_FORMS, donatePageSchema } from '#schemas/programme.ts';
import { readSiteSettings } from '#lib/site-settings.ts';
import { siteSchema } from '../../../src/schemas/site.ts';

const donate = donatePageSchema.parse(parse(readFileSync('content/pages/donate.yaml', 'utf8')));

test('each of the four programmes has its own donation form in the settings', () => {
  const { donation } = readSiteSettings('').thirdParties;
  const forms = donate.programmes.map(({ id }) => donation[DONATION_FORMS[id]]);
  expect(new Set(forms).size).toBe(4);
});

test('a programme that stands twice in the list is refused with what to mend', () => {
  const [first, , ...rest] = donate.programmes;
  const result = donatePageSchema.safeParse({ ...donate, programmes: [first, first, ...rest] });
  expect(result.error?.issues[0]?.message).toBe('each programme can stand in the list only once');
});

test('bank and mobile money may be left out', () => {
  const without = { ...readSiteSettings(''), giving: undefined };
  expect(siteSchema.parse(without).giving).toEqual({ bank: [], mobileMoney: [] });
});
