import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { optionsOf, shownPriceOf } from '#lib/booking/service.ts';
import { toService } from '#lib/booking/to-service.ts';
import { serviceSchema } from '../../../src/schemas/service.ts';

const entry = (setFields: string) =>
  serviceSchema.parse(
    parse(`
title: Lab
description: Prices.
subheader: Choose
order: 1
choice: { text: Tests., button: Book }
hint: Ask us.
emptyMessage: Choose one
schedulingButton: BOOK
messageSubject: I would like to book
message: "Hello.\\n{chosen}\\n{total}"
atClinic: true
placeNote: Here.
review: { by: m1, on: 10/05/2026, next: 04/05/2027 }
sets: { heading: Sets, link: Sets, note: Their price includes their tests., list: [{ name: Two, for: For all., tests: [A, B]${setFields} }] }
categories:
  - name: Any
    options:
      - { name: A, price: 20, sample: blood, sources: [https://example.org/a] }
      - { name: B, price: 30.5, sample: urine, unavailable: { until: 12/01/2026, why: No reagent }, sources: [https://example.org/b] }
`),
  );

// Sets come after the tests.
const setOf = (setFields: string, now: string) =>
  optionsOf(toService('lab', entry(setFields), Date.parse(now))).at(-1);

describe('a set of lab tests', () => {
  test('says how much cheaper it is than its tests', () => {
    expect(setOf(', price: 45', '2027-01-01')).toMatchObject({
      id: 'two',
      price: 4500,
      set: {
        tests: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
        people: 1,
        saves: 550,
      },
      about: { for: 'For all.', sample: 'blood, urine' },
    });
  });

  test('for two people shows the price of both', () => {
    const set = setOf(', price: 45, people: 2', '2027-01-01');
    expect(set).toMatchObject({ price: 4500, set: { people: 2, saves: 1100 } });
    expect(set && shownPriceOf(set)).toBe(9000);
  });

  test('shows no price if it saves nothing', () => {
    const set = setOf('', '2027-01-01');
    expect(set).toMatchObject({ set: { saves: 0 } });
    expect(set && shownPriceOf(set)).toBeUndefined();
  });

  test('is unavailable while one of its tests is unavailable', () => {
    expect(setOf('', '2026-11-25')?.unavailable).toMatchObject({
      until: '1 December 2026',
      why: 'No reagent',
    });
    expect(setOf('', '2027-01-01')?.unavailable).toBeUndefined();
  });

  test('names no day while its tests are unavailable until different days', () => {
    const { sets, categories, ...others } = entry('');
    const [first, ...tests] = categories[0]?.options ?? [];
    const both = first ? [{ ...first, unavailable: { until: '11/26/2026' } }, ...tests] : [];
    const service = { ...others, sets, categories: [{ name: 'Any', options: both }] };
    const unavailableOn = (day: string) =>
      optionsOf(toService('lab', service, Date.parse(day))).at(-1)?.unavailable;
    expect(unavailableOn('2026-11-25')).toEqual({});
    expect(unavailableOn('2026-11-27')).toMatchObject({ until: '1 December 2026' });
  });
});
