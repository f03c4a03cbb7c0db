import { describe, expect, test } from 'vitest';
import { chosenNamesCss, countersCss, isSumALimit, totalCss } from '#lib/booking/price-list-css.ts';

const listOf = (...prices: number[]) => ({
  categories: [
    {
      name: 'Any',
      options: prices.map((price, at) => ({ id: `option-${at}`, name: `Option ${at}`, price })),
    },
  ],
});

describe('without script, the summary of a price list', () => {
  // CSS counters cannot turn 100 pesewas into 1 cedi.
  test('shows cedis and pesewas as two numbers', () => {
    const list = listOf(1250, 5000);
    expect(countersCss(list)).toContain(
      '[data-price="1250"]:checked{counter-increment:chosen cedis 12 pesewas 50}',
    );
    expect(totalCss(list)).toContain('counter(cedis) " + " counter(pesewas) " pesewas"');
  });

  test('shows the name of a ticked test whose id begins with a digit', () => {
    const css = chosenNamesCss({
      categories: [
        { name: 'Any', options: [{ id: '25-oh-vitamin-d', name: '25-OH vitamin D', price: 100 }] },
      ],
    });
    expect(css).toContain('.picker:has([id="25-oh-vitamin-d"]:checked) .picker-names');
  });

  test('says that the total is only a limit if a set costs less than its tests', () => {
    const test = { id: 'a', name: 'A', price: 200 };
    const set = { id: 'set', name: 'Set', price: 150, set: { tests: [test], people: 1, saves: 50 } };
    expect(isSumALimit({ categories: [{ name: 'Any', options: [test, set] }] })).toBe(true);
    expect(isSumALimit(listOf(100))).toBe(false);
  });
});
