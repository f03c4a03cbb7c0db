import { listLinks, parseMarkdown, targetOf, walk } from '../page/markdown-tree.ts';

/*
 * What a text says in every language alike: its numbers (prices, hours, days, phone numbers among them) and its links. A translation that
 * differs in one of them may send a patient to the wrong place.
 */

export interface Facts {
  /** Digits alone, in the order of the text: '1500' of GH₵ 1,500.00 is '150000'. */
  numbers: readonly string[];
  /** What the site fills in, such as {phone}. */
  places: readonly string[];
  /** The hours of the afternoon in English, of which other languages count on: 4 of 4pm. */
  afternoon: readonly string[];
  /** Addresses of other pages and sites, phone numbers and e-mail addresses among them. */
  links: readonly string[];
  pictures: readonly string[];
}

const PLACE = /\{[^{}\s]*\}/g;
const NUMBER = /\d+(?:[.,\u0020\u00a0\u202f]\d+)*/g;
const AFTERNOON = /(\d{1,2})(?:[:.]\d\d)?\s?p\.?m\b/g;
// Numbers do not run on from one paragraph to the next.
const BETWEEN = '\n';

/** The facts of a text, which may have the marks of Markdown. Throws where MDX cannot be read. */
export function factsOf(text: string, isMdx = false): Facts {
  const nodes = [...walk(parseMarkdown(text, isMdx))];
  const said = nodes.flatMap(({ type, value, alt, attributes = [] }) => [
    ...(typeof value === 'string' && !type.startsWith('mdx') ? [value] : []),
    ...(alt ? [alt] : []),
    ...attributes.flatMap(({ value: words }) => (typeof words === 'string' ? [words] : [])),
  ]);
  const words = said.join(BETWEEN).replaceAll(PLACE, BETWEEN);
  return {
    // A clock of 24 hours says no half of the day.
    places: text.replace('{hour24}', '{hour}{half}').match(PLACE) ?? [],
    numbers: (words.match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, '')),
    afternoon: Array.from(words.matchAll(AFTERNOON), ([, hour = '']) => hour),
    // Headings have other names in other languages, and so have the links to them.
    links: listLinks(nodes)
      .map(targetOf)
      .filter((target) => !target.startsWith('#')),
    pictures: nodes.filter(({ type }) => type === 'image').map(({ url = '' }) => url),
  };
}

/** What one text has and the other has not, or has in another order. */
export interface Difference {
  in: 'places' | 'numbers' | 'links' | 'pictures' | 'order';
  added: readonly string[];
  lost: readonly string[];
}

const unique = (all: readonly string[]) => [...new Set(all)];
const minus = (all: readonly string[], others: readonly string[]) =>
  unique(all.filter((each) => !others.includes(each)));

const compareSets = (
  name: Difference['in'],
  english: readonly string[],
  own: readonly string[],
): Difference => ({
  in: name,
  added: minus(own, english),
  lost: minus(english, own),
});

const later = (hour: string) => String(Number(hour) + 12);

function compareNumbers(english: Facts, own: Facts): Difference {
  const { numbers, afternoon } = english;
  const isSaid = (number: string) =>
    own.numbers.includes(number) || (afternoon.includes(number) && own.numbers.includes(later(number)));
  return {
    in: 'numbers',
    added: minus(own.numbers, [...numbers, ...afternoon.map(later)]),
    lost: unique(numbers.filter((number) => !isSaid(number))),
  };
}

/** Numbers that people call, in the order in which they are first named. */
function calledIn({ numbers, places, links }: Facts, called: readonly string[]): string[] {
  const named = [...numbers, ...places].filter((each) => called.includes(each));
  return unique([...named, ...links.filter((each) => /^(?:tel|sms):/.test(each))]);
}

/** Who calls 193 where 112 should stand reaches the wrong people: their order is that of the English text. */
function compareOrder(english: Facts, own: Facts, called: readonly string[]): Difference {
  const [right, found] = [calledIn(english, called), calledIn(own, called)];
  const isSwapped =
    right.length === found.length &&
    right.every((each) => found.includes(each)) &&
    right.some((each, at) => each !== found[at]);
  return { in: 'order', added: isSwapped ? found : [], lost: isSwapped ? right : [] };
}

/** In what a translation differs from the English text. `called` are numbers such as 112 that people call, or the places for them. */
export function compareFacts(english: Facts, own: Facts, called: readonly string[] = []): Difference[] {
  return [
    compareSets('places', english.places, own.places),
    compareNumbers(english, own),
    compareSets('links', english.links, own.links),
    compareSets('pictures', english.pictures, own.pictures),
    compareOrder(english, own, called),
  ].filter(({ added, lost }) => added.length + lost.length > 0);
}

/**
 * Whether a translation that is older than the English text may harm: it says another number, lacks a value, links to something else,
 * or shows another picture.
 */
export const differsHarmfully = (english: string, own: string, called: readonly string[] = []): boolean =>
  compareFacts(factsOf(english), factsOf(own), called).length > 0;
