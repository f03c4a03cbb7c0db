import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type CheckedEntry, validEntries } from '../content.ts';
import type { Rule } from './passages.ts';

/** In an article or an event, a price of its day stays right. */
const PRICED_KINDS = ['faqs', 'pages', 'plainPages', 'programmes', 'helpPages'];
const PRICE = String.raw`[^.!?]{0,40}?(?:(?:GH₵|GHS|GHC|₵|¢)\s?(\d[\d,]*(?:\.\d\d)?)|(\d[\d,]*(?:\.\d\d)?) ?(?:cedis|GHS|GHC))`;

/** Prices of tests that are not those of the price lists. */
export function findOtherPrices(entries: readonly CheckedEntry[]): Rule {
  const options = validEntries<ServiceEntry>(entries, 'content/services').flatMap(({ value }) =>
    value.categories.flatMap((category) => category.options),
  );
  const pricesByName = Map.groupBy(options, ({ name }) => name);
  const tests = [...pricesByName].map(([name, all]) => ({
    name,
    prices: [...new Set(all.map(({ price }) => price))],
    pattern: new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})${PRICE}`, 'giu'),
  }));
  return function* ({ text }, { kind }) {
    if (!PRICED_KINDS.includes(kind.name)) return;
    for (const { name, prices, pattern } of tests)
      for (const [words, before, after = ''] of text.matchAll(pattern)) {
        if (prices.includes(Number((before ?? after).replaceAll(',', '')))) continue;
        const right = prices.map((each) => formatCedis(toPesewas(each))).join(' or ');
        const message = `in the price list, ${name} costs ${right}. Correct the price, or link to the list`;
        yield { words, message, isWarning: true };
      }
  };
}
