import type { Counted } from '../schemas/interface.ts';

/* All islands of all languages share this file, so this file must not import translated text. */

/** Fills in the placeholders of a text such as 'Total = {total}'. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/{(\w+)}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

/** Fills in placeholders with elements: returns the parts of the text, in the order of the language. */
export const fillElements = <Part>(
  words: string,
  values: Readonly<Record<string, Part>>,
): (string | Part)[] =>
  words
    .split(/{(\w+)}/)
    // With a group in the pattern, split() returns texts and names in turn.
    .map((part, index) => (index % 2 ? (values[part] ?? '') : part))
    .filter((part) => part !== '');

/**
 * The form of a text for a number. {count} is replaced by `shown`, which may be the number as the language writes it. `locale` is
 * datesWords.locale.
 */
export const plural = (
  words: Counted,
  count: number,
  locale: string,
  shown: string | number = count,
): string => fill(words[new Intl.PluralRules(locale).select(count)] ?? words.other, { count: shown });
