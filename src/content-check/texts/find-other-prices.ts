import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import { dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import type { EventEntry } from '#schemas/event.ts';
import type { EventProgramme } from '#schemas/event-programme.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { type CheckedEntry, fieldsOf, validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Rule } from './passages.ts';

/** In an article, and in an event that is over, a price of its day stays right. */
const PRICED_KINDS = ['faqs', 'pages', 'plainPages', 'programmes', 'helpPages'];
const isAhead = (entry: CheckedEntry) => {
  const { eventStartDate = '', eventEndDate = eventStartDate } = fieldsOf<EventEntry>(entry);
  return dayStart(eventEndDate) > readBuildTime();
};

const SIGN = String.raw`(?:GH₵|GHS|GHC|₵|¢|US\$|\$)`;
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d\d)?`;
const AMOUNT = String.raw`(?:${SIGN}\s?${NUMBER}|${NUMBER} ?(?:cedis|GHS|GHC|dollars|USD))`;
const HAS_AMOUNT = new RegExp(AMOUNT, 'i');
// With one of these words, the amount is of something else, or only a part.
const GAP = String.raw`(?:(?!\b(?:and|or|deposit|discount|extra|from|less|more|plus|save|up to)\b)[^.!?;]){0,40}?`;
const WHOLE = String.raw`(?!,?\d| ?(?:for|of|off|less|more|deposit|now|when|to \S?\d)\b)`;

const currencyOf = (amount: string) => (/\$|dollars|USD/i.test(amount) ? '$' : 'GH₵');
const numberOf = (amount: string) => Number(amount.replaceAll(/[^\d.]/g, ''));

interface PricedThing {
  name: string;
  amount: string;
  where: string;
}

// In "Winter costs $2,500, summer $5,000", the words before the amounts name the things.
const NAMED_AMOUNT = new RegExp(
  String.raw`(\p{L}{4,})(?: (?:programme|program|break))?(?: costs?| is|:)? (${AMOUNT})${WHOLE}`,
  'giu',
);

/** What has a price of its own, with the place that says it. */
const listPricedThings = (entries: readonly CheckedEntry[]): PricedThing[] => [
  ...validEntries<ServiceEntry>(entries, 'content/services').flatMap(({ value }) =>
    value.categories.flatMap(({ options }) =>
      options.map(({ name, price }) => ({
        name,
        amount: formatCedis(toPesewas(price)),
        where: 'the price list',
      })),
    ),
  ),
  ...validEntries<{ name: string; price: string }>(entries, 'content/store').map(
    ({ entry, value: { name, price } }) => ({
      ...{ name, amount: price, where: entry.file },
    }),
  ),
  ...validEntries<EventProgramme>(entries, 'content/event-programme.yaml').flatMap(({ entry, value }) =>
    value.prizes.items.map(({ place, amount }) => ({ name: `${place} prize`, amount, where: entry.file })),
  ),
  ...validEntries(entries, 'content/internships').flatMap(({ entry }) =>
    [...leavesOf(entry.value)].flatMap(([text]) =>
      Array.from(String(text).matchAll(NAMED_AMOUNT), ([, name = '', amount = '']) => ({
        ...{ name: name.toLowerCase(), amount, where: entry.file },
      })),
    ),
  ),
];

/** Amounts that differ from the price of the thing that the same sentence names. */
export function findOtherPrices(entries: readonly CheckedEntry[]): Rule {
  const things = [...Map.groupBy(listPricedThings(entries), ({ name }) => name)].map(([name, all]) => {
    const word = `(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`;
    const pattern = `${word}${GAP}(${AMOUNT})${WHOLE}|(${AMOUNT}) (?:buys|for|pays for) (?:an? |the )?${word}`;
    return { name, all, pattern: new RegExp(pattern, 'giu') };
  });
  return function* ({ text }, entry) {
    const isPriced =
      PRICED_KINDS.includes(entry.kind.name) || (entry.kind.name === 'events' && isAhead(entry));
    if (!isPriced || !HAS_AMOUNT.test(text)) return;
    for (const { name, all, pattern } of things)
      for (const [words, after, before = ''] of text.matchAll(pattern)) {
        const amount = after ?? before;
        const same = all.filter((each) => currencyOf(each.amount) === currencyOf(amount));
        if (same.length === 0 || same.some((each) => numberOf(each.amount) === numberOf(amount))) continue;
        const right = [...new Set(same.map((each) => each.amount))].join(' or ');
        const message = `in ${same[0]?.where}, ${name} costs ${right}. Correct the price here or there`;
        yield { words, message, isWarning: true };
      }
  };
}
