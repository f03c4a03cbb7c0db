import type { Counted } from '../schemas/interface.ts';

/* All islands of all languages share this file, so this file must not import translated text. */

/** Fills in the placeholders of a text such as 'Total = {total}'. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/{(\w+)}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

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
 * The plural form of a text for `count`. `shownCount` replaces {count}, such as '1,500' for 1500. `locale` is datesWords.locale.
 */
export const plural = (
  words: Counted,
  count: number,
  locale: string,
  shownCount: string | number = count,
): string => fill(words[new Intl.PluralRules(locale).select(count)] ?? words.other, { count: shownCount });
