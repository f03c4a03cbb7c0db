import { listLinks, parseMarkdown, targetOf, walk } from '../page/markdown-tree.ts';

/* The facts of a text, such as numbers and links, which are the same in every language. A wrong number may harm a patient. */

export interface Facts {
  /** Only the digits of each number, in the order of the text: GH₵ 1,500.00 gives '150000'. */
  numbers: readonly string[];
  /** Such as {phone}. */
  placeholders: readonly string[];
  /** English afternoon hours: 4pm gives 4. Other languages may write 16. */
  afternoonHours: readonly string[];
  /** Addresses of links, including phone numbers and e-mail. */
  links: readonly string[];
  pictures: readonly string[];
}

const PLACEHOLDER = /\{[^{}\s]*\}/g;
const NUMBER = /\d+(?:[.,\u0020\u00a0\u202f]\d+)*/g;
const AFTERNOON_HOUR = /(\d{1,2})(?:[:.]\d\d)?\s?p\.?m\b/gi;
// Between two texts, and in the place of a placeholder, so that the numbers on both sides are not read as one.
const SEPARATOR = '\n';

/** The facts of a Markdown text. Throws if MDX cannot be parsed. */
export function factsOf(text: string, isMdx = false): Facts {
  const nodes = [...walk(parseMarkdown(text, isMdx))];
  const texts = nodes.flatMap(({ type, value, alt, attributes = [] }) => [
    ...(typeof value === 'string' && !type.startsWith('mdx') ? [value] : []),
    ...(alt ? [alt] : []),
    ...attributes.flatMap((attribute) => (typeof attribute.value === 'string' ? [attribute.value] : [])),
  ]);
  const withoutPlaceholders = texts.join(SEPARATOR).replaceAll(PLACEHOLDER, SEPARATOR);
  return {
    // A language with a 24-hour clock writes {hour24}. English writes {hour}{half}, where {half} is am or pm.
    placeholders: text.replaceAll('{hour24}', '{hour}{half}').match(PLACEHOLDER) ?? [],
    numbers: (withoutPlaceholders.match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, '')),
    afternoonHours: Array.from(withoutPlaceholders.matchAll(AFTERNOON_HOUR), ([, hour = '']) => hour),
    // Headings are translated, and so are links to them.
    links: listLinks(nodes)
      .map(targetOf)
      .filter((target) => !target.startsWith('#')),
    pictures: nodes.filter(({ type }) => type === 'image').map(({ url = '' }) => url),
  };
}

export interface Difference {
  fact: 'placeholders' | 'numbers' | 'links' | 'pictures' | 'order';
  /** Only in the translation; for 'order', all its emergency and phone numbers. */
  added: readonly string[];
  /** Only in the English text; for 'order', all its emergency and phone numbers. */
  lost: readonly string[];
}

const unique = (all: readonly string[]) => [...new Set(all)];
const minus = (all: readonly string[], others: readonly string[]) =>
  unique(all.filter((each) => !others.includes(each)));

const compareSets = (
  fact: Difference['fact'],
  english: readonly string[],
  translated: readonly string[],
): Difference => ({
  fact,
  added: minus(translated, english),
  lost: minus(english, translated),
});

// 12pm is 12.
const to24Hours = (hour: string) => String((Number(hour) % 12) + 12);

function compareNumbers(english: Facts, translated: Facts): Difference {
  const { numbers, afternoonHours } = english;
  const isKept = (number: string) =>
    translated.numbers.includes(number) ||
    (afternoonHours.includes(number) && translated.numbers.includes(to24Hours(number)));
  return {
    fact: 'numbers',
    added: minus(translated.numbers, [...numbers, ...afternoonHours.map(to24Hours)]),
    lost: unique(numbers.filter((number) => !isKept(number))),
  };
}

/** The emergency numbers, then their placeholders, then the phone links; each group in the order of the text. */
function phoneNumbersIn(
  { numbers, placeholders, links }: Facts,
  emergencyNumbers: readonly string[],
): string[] {
  const emergency = [...numbers, ...placeholders].filter((each) => emergencyNumbers.includes(each));
  return unique([...emergency, ...links.filter((each) => /^(?:tel|sms):/.test(each))]);
}

/** Emergency numbers and phone links must keep their order: with 193 in the place of 112, a caller reaches the wrong service. */
function compareOrder(english: Facts, translated: Facts, emergencyNumbers: readonly string[]): Difference {
  const expected = phoneNumbersIn(english, emergencyNumbers);
  const found = phoneNumbersIn(translated, emergencyNumbers);
  const isSwapped =
    expected.length === found.length &&
    expected.every((each) => found.includes(each)) &&
    expected.some((each, index) => each !== found[index]);
  return { fact: 'order', added: isSwapped ? found : [], lost: isSwapped ? expected : [] };
}

/** `emergencyNumbers` are numbers such as 112, and their placeholders. */
export function compareFacts(
  english: Facts,
  translated: Facts,
  emergencyNumbers: readonly string[] = [],
): Difference[] {
  return [
    compareSets('placeholders', english.placeholders, translated.placeholders),
    compareNumbers(english, translated),
    compareSets('links', english.links, translated.links),
    compareSets('pictures', english.pictures, translated.pictures),
    compareOrder(english, translated, emergencyNumbers),
  ].filter(({ added, lost }) => added.length + lost.length > 0);
}

/** Whether an outdated translation may be harmful, because a fact differs from today's English text. */
export const differsHarmfully = (
  english: string,
  translated: string,
  emergencyNumbers: readonly string[] = [],
): boolean => compareFacts(factsOf(english), factsOf(translated), emergencyNumbers).length > 0;
