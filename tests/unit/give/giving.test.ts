import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { donatePageSchema } from '#schemas/giving.ts';
import { toLocalNumber } from '#lib/contact/contact-methods.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { readEntries } from '../../support/read-entries.ts';
import { siteSchema } from '../../../src/schemas/site.ts';

const donate = donatePageSchema.parse(parse(readFileSync('content/pages/donate.yaml', 'utf8')));

test('a donor gets the donation form of the programme, which is in its file', () => {
  const { forms } = readSiteSettings('').thirdParties.donation;
  const written = readEntries<{ form?: string }>('programmes').map(({ id, form = '' }) => [id, form]);
  expect(forms).toEqual(Object.fromEntries(written));
});

test('an editor who lists a programme twice gets a message', () => {
  const [first, , ...rest] = donate.programmes;
  const result = donatePageSchema.safeParse({ ...donate, programmes: [first, first, ...rest] });
  expect(result.error?.issues[0]?.message).toContain('is here twice. Keep one');
});

test('an owner may leave out the settings for gifts', () => {
  const without = { ...readSiteSettings(''), giving: undefined };
  expect(siteSchema.parse(without).giving).toEqual({ amounts: [], bank: [] });
});

test('a Ghanaian number that donors copy begins with 0 instead of +233', () => {
  expect(toLocalNumber('+233 24 123 4567')).toBe('024 123 4567');
  expect(toLocalNumber('+1 607-555-0100')).toBe('+1 607-555-0100');
});
