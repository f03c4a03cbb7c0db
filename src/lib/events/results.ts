import { fillElements, plural } from '#lib/placeholders.ts';
import { datesWords, resultsWords } from '#words';
import type { EventEntry } from '../../schemas/event.ts';
import type { Counted } from '../../schemas/interface.ts';
import { formatCedis, toPesewas } from '../booking/money.ts';

export type Results = NonNullable<EventEntry['results']>;

export interface PastOutreach {
  id: string;
  /** The place, such as Bonwire. */
  details: string;
  /** The language of `details`, if it is not that of the page. */
  language?: string | undefined;
  /** Milliseconds since 1970. */
  start: number;
  results: Results;
  /** The ids of its community and its programme. */
  community?: string | undefined;
  programme?: string | undefined;
}

function writeCount(words: Counted, number: number): string {
  const { locale } = datesWords;
  return plural(words, number, locale, new Intl.NumberFormat(locale).format(number));
}

/**
 * The counts in one sentence, and the cost, as texts and marked parts. '212 people seen, 340 tests done, 12 people referred. Cost:
 * GH₵ 4500.00, paid by Rotary Kumasi.' `mark` is for the price and the name, which a translator must leave as they are.
 */
export function describeResults<Part>(
  { seen, tests, referred, cost, paidBy = '' }: Results,
  mark: (text: string) => Part,
): (string | Part)[] {
  const counts = [
    writeCount(resultsWords.seen, seen),
    ...(tests === undefined ? [] : [writeCount(resultsWords.tests, tests)]),
    ...(referred === undefined ? [] : [writeCount(resultsWords.referred, referred)]),
  ];
  const sentence = `${counts.join(', ')}.`;
  if (cost === undefined) return [sentence];
  const words = paidBy ? resultsWords.costPaid : resultsWords.cost;
  const price = formatCedis(toPesewas(cost));
  return [`${sentence} `, ...fillElements(words, { cost: mark(price), name: mark(paidBy) })];
}

/** The totals of several outreaches. If any outreach lacks a number, that number has no total: the total would be too low. */
function sumResults(all: readonly Results[]): Results {
  const sum = (field: 'tests' | 'referred' | 'cost') => {
    const counted = all.flatMap((results) => results[field] ?? []);
    return counted.length === all.length ? counted.reduce((total, each) => total + each, 0) : undefined;
  };
  const seen = all.reduce((total, results) => total + results.seen, 0);
  return { seen, tests: sum('tests'), referred: sum('referred'), cost: sum('cost') };
}

/** Latest year first. `outreachLabel` is a text such as '2 outreaches'. */
export function sumByYear(
  outreaches: readonly PastOutreach[],
): { year: number; outreachLabel: string; results: Results }[] {
  const years = Map.groupBy(outreaches, ({ start }) => new Date(start).getUTCFullYear());
  return [...years]
    .map(([year, all]) => ({
      year,
      outreachLabel: writeCount(resultsWords.outreaches, all.length),
      results: sumResults(all.map(({ results }) => results)),
    }))
    .toSorted((a, b) => b.year - a.year);
}
