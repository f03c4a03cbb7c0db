import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import { dayStart } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import type { EventEntry } from '#schemas/event.ts';
import { type CheckedEntry, type Content, fieldsOf } from '../content.ts';
import { groupsOf, leavesOf } from '../fields/field-path.ts';
import { listPassages, type Rule, warn } from './passages.ts';

const PRICED_KINDS = ['faqs', 'pages', 'plainPages', 'programmes', 'helpPages'];

const SIGN = String.raw`(?:GH₵|GHS|GHC|₵|¢|US\$|\$)`;
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d\d)?`;
const AMOUNT = String.raw`(?:${SIGN}\s?${NUMBER}|${NUMBER} ?(?:cedis|GHS|GHC|dollars|USD))`;
const HAS_AMOUNT = new RegExp(AMOUNT, 'i');
// With one of these words, the amount is of something else, or only a part.
const GAP = String.raw`(?:(?!\b(?:and|or|deposit|discount|extra|from|less|more|plus|save|up to)\b)[^.!?;]){0,40}?`;
const WHOLE = String.raw`(?!,?\d| ?(?:for|of|off|less|more|deposit|now|when|together|in all|to \S?\d)\b)`;

/** An amount as its currency and its number, such as ['$', '2500']. */
const readAmount = (text: string) =>
  [/\$|dollars|USD/i.test(text) ? '$' : '₵', String(Number(text.replaceAll(/[^\d.]/g, '')))] as const;

// In "Winter costs $2,500, summer $5,000", the words before the amounts name the things.
const NAMED_AMOUNT = new RegExp(
  String.raw`(\p{L}{4,})(?: (?:programme|program|break))?(?: costs?| is|:)? (${AMOUNT})${WHOLE}`,
  'giu',
);

/** What has a price of its own, with the file that says it. */
const listPricedThings = (entries: readonly CheckedEntry[]) =>
  entries.flatMap(({ file: where, kind, value }) => {
    if (kind.name === 'internships') {
      const texts = [...leavesOf(value)].map(([text]) => String(text));
      return texts
        .flatMap((text) => [...text.matchAll(NAMED_AMOUNT)])
        .map(([, name = '', amount = '']) => ({ name, amount, where }));
    }
    if (!['services', 'store', 'eventProgramme'].includes(kind.name)) return [];
    return [...groupsOf(value)].flatMap(([{ name, place, price, amount = price, alsoCalled = [] }]) => {
      const short = (alsoCalled as string[]).filter((each) => /^[A-Z]{3,}$|\S \S/.test(each));
      const names = [name ?? (place && `${String(place)} prize`), ...short];
      const shown = typeof amount === 'number' ? formatCedis(toPesewas(amount)) : String(amount);
      return amount === undefined ? [] : names.map((each) => ({ name: String(each), amount: shown, where }));
    });
  });

// A sentence with one of these words may be about an old price.
const PAST =
  /\b(?:ago|before|cost(?! of)|earlier|had|in (?:19|20)\d\d|last|once|paid|since|then|used to|was|were)\b/i;

/** Amounts that differ from the price of the thing that the same sentence names. */
export function findOtherPrices({ entries, formerEntries = [], newFiles }: Content): Rule {
  const isNew = (text: string, { file }: CheckedEntry) => {
    const former = formerEntries.find((each) => each.file === file);
    return former ? listPassages(former).every((each) => each.text !== text) : newFiles?.has(file) === true;
  };
  const byName = Map.groupBy(listPricedThings(entries), ({ name }) => name.toLowerCase());
  // Of "sickle cell screening" and "sickle cell", the longer name counts.
  const named = [...byName].toSorted(([a], [b]) => b.length - a.length);
  const things = named.map(([name, all]) => {
    const word = `(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`;
    const pattern = `${word}${GAP}(${AMOUNT})${WHOLE}|(${AMOUNT}) (?:buys|for|pays for) (?:an? |the )?${word}`;
    return { name, all, pattern: new RegExp(pattern, 'giu') };
  });
  return function* ({ text }, entry) {
    const { eventStartDate = '', eventEndDate = eventStartDate } = fieldsOf<EventEntry>(entry);
    if (!HAS_AMOUNT.test(text)) return;
    // In an article, and in an event that is over, a price of its day stays right.
    const isPriced = PRICED_KINDS.includes(entry.kind.name) || dayStart(eventEndDate) > readBuildTime();
    const seen = new Set<number>();
    const isChecked = isPriced || (isNew(text, entry) && !PAST.test(text));
    const lower = text.toLowerCase();
    for (const { name, all, pattern } of isChecked ? things : []) {
      // Most texts name few things, and the patterns are slow.
      if (!lower.includes(name)) continue;
      for (const { 0: words, 1: after, 2: before = '', index } of text.matchAll(pattern)) {
        if (seen.has(index + words.length)) continue;
        seen.add(index + words.length);
        const [currency, number] = readAmount(after ?? before);
        const parts = all.map(({ amount }) => readAmount(amount));
        const near = all.filter((_, at) => parts[at]?.[0] === currency || parts[at]?.[1] === number);
        const isRight = parts.some((each) => each[0] === currency && each[1] === number);
        if (near.length === 0 || isRight) continue;
        const right = [...new Set(near.map(({ amount }) => amount))].join(' or ');
        const message = `in ${near[0]?.where}, ${near[0]?.name} costs ${right}. Correct the price here or there`;
        yield warn(words, message);
      }
    }
  };
}
