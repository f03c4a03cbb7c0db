import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatCedis, toPesewas, totalOf } from '#lib/booking/money.ts';
import { optionsOf } from '#lib/booking/service.ts';
import { loadServices } from '../../support/load-service.ts';

describe.each(loadServices().map((service) => [service.id, service] as const))(
  'a patient who opens /%s',
  (id, service) => {
    const { categories: written } = parse(readFileSync(`content/services/${id}.yaml`, 'utf8')) as {
      categories: { name: string; options: { name: string; price: number }[] }[];
    };

    const withoutSets = service.categories.filter(({ options }) => options.every(({ set }) => !set));

    test('finds the editors’ categories, names and prices in the same order', () => {
      const shown = withoutSets.map(({ name, options }) => ({
        name,
        options: options.map((option) => ({ name: option.name, price: option.price / 100 })),
      }));
      expect(shown).toEqual(
        written.map(({ name, options }) => ({
          name,
          options: options.map((option) => ({ name: option.name, price: option.price })),
        })),
      );
    });

    test('gets the sum of all prices after ticking everything except sets', () => {
      const sum = written
        .flatMap(({ options }) => options)
        .reduce((total, { price }) => total + 100 * price, 0);
      expect(totalOf(optionsOf({ categories: withoutSets }))).toBe(Math.round(sum));
    });
  },
);

describe('an amount of money:', () => {
  test.each([
    [0, 'GH₵\u00a00.00'],
    [5, 'GH₵\u00a00.05'],
    [5000, 'GH₵\u00a050.00'],
    [1250, 'GH₵\u00a012.50'],
    [125_000, 'GH₵\u00a01250.00'],
  ])('%i pesewas are shown as %s, with a no-break space', (pesewas, text) => {
    expect(formatCedis(pesewas)).toBe(text);
  });

  test.each([
    [50, 5000],
    [12.5, 1250],
    [19.99, 1999],
    [0.07, 7],
    [1.15, 115],
  ])('%d cedis are %i pesewas', (cedis, pesewas) => {
    expect(toPesewas(cedis)).toBe(pesewas);
  });
});
