import { listLinks, parseMarkdown, targetOf, walk } from '../page/markdown-tree.ts';

/* The numbers and links of a text, which are the same in every language. A translation that changes one may send a patient astray. */

export interface Facts {
  /** Only the digits of each number, in the order of the text: GH₵ 1,500.00 gives '150000'. */
  numbers: readonly string[];
  /** Placeholders, such as {phone}. */
  places: readonly string[];
  /** English afternoon hours: 4pm gives 4. Other languages may write 16. */
  afternoon: readonly string[];
  /** Addresses of links, including phone numbers and e-mail. */
  links: readonly string[];
  pictures: readonly string[];
}

const PLACE = /\{[^{}\s]*\}/g;
const NUMBER = /\d+(?:[.,\u0020\u00a0\u202f]\d+)*/g;
const AFTERNOON = /(\d{1,2})(?:[:.]\d\d)?\s?p\.?m\b/g;
// A number must not continue in the next paragraph.
const BETWEEN = '\n';

/** The facts of a Markdown text. Throws if MDX cannot be parsed. */
export function factsOf(text: string, isMdx = false): Facts {
  const nodes = [...walk(parseMarkdown(text, isMdx))];
  const said = nodes.flatMap(({ type, value, alt, attributes = [] }) => [
    ...(typeof value === 'string' && !type.startsWith('mdx') ? [value] : []),
    ...(alt ? [alt] : []),
    ...attributes.flatMap(({ value: words }) => (typeof words === 'string' ? [words] : [])),
  ]);
  const words = said.join(BETWEEN).replaceAll(PLACE, BETWEEN);
  return {
    // A 24-hour clock has no am and pm.
    places: text.replace('{hour24}', '{hour}{half}').match(PLACE) ?? [],
    numbers: (words.match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, '')),
    afternoon: Array.from(words.matchAll(AFTERNOON), ([, hour = '']) => hour),
    // Headings are translated, and so are links to them.
    links: listLinks(nodes)
      .map(targetOf)
      .filter((target) => !target.startsWith('#')),
    pictures: nodes.filter(({ type }) => type === 'image').map(({ url = '' }) => url),
  };
}

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
  const isKept = (number: string) =>
    own.numbers.includes(number) || (afternoon.includes(number) && own.numbers.includes(later(number)));
  return {
    in: 'numbers',
    added: minus(own.numbers, [...numbers, ...afternoon.map(later)]),
    lost: unique(numbers.filter((number) => !isKept(number))),
  };
}

/** Phone numbers, in the order of their first mention. */
function calledIn({ numbers, places, links }: Facts, called: readonly string[]): string[] {
  const named = [...numbers, ...places].filter((each) => called.includes(each));
  return unique([...named, ...links.filter((each) => /^(?:tel|sms):/.test(each))]);
}

/** Emergency numbers must keep their order: with 193 in the place of 112, a caller reaches the wrong service. */
function compareOrder(english: Facts, own: Facts, called: readonly string[]): Difference {
  const [right, found] = [calledIn(english, called), calledIn(own, called)];
  const isSwapped =
    right.length === found.length &&
    right.every((each) => found.includes(each)) &&
    right.some((each, at) => each !== found[at]);
  return { in: 'order', added: isSwapped ? found : [], lost: isSwapped ? right : [] };
}

/** The differences of a translation from the English text. `called`: emergency numbers such as 112, or their placeholders. */
export function compareFacts(english: Facts, own: Facts, called: readonly string[] = []): Difference[] {
  return [
    compareSets('places', english.places, own.places),
    compareNumbers(english, own),
    compareSets('links', english.links, own.links),
    compareSets('pictures', english.pictures, own.pictures),
    compareOrder(english, own, called),
  ].filter(({ added, lost }) => added.length + lost.length > 0);
}

/** Whether a translation that is older than the English text may be harmful: it has another number, value, link or picture. */
export const differsHarmfully = (english: string, own: string, called: readonly string[] = []): boolean =>
  compareFacts(factsOf(english), factsOf(own), called).length > 0;
