/*
 * How many years of school a text needs: the grade of Flesch and Kincaid, from the length of its sentences and words
 * (https://en.wikipedia.org/wiki/Flesch-Kincaid_readability_tests).
 */

/** A silent e: call(e)d, tak(e)s, saf(e)ly and som(e)body, but not need-ed or serv-ic-es. */
const SILENT = [
  /(?<=[aeiouy].*[^aeiouydtl]|[aeiouylr]l)ed$/,
  /(?<=[aeiouy].*[^aeiouylcgsxz])(?<!sh|ch)es$/,
  /(?<=[aeiouy].*[^aeiouyl]|[aeiouy][lr])e$/,
  /(?<=[aeiouy].*[^aeiouyl])e(?=ly$|ment|ful|less)/,
  /(?<=som)e(?=.)/,
];
/** Two vowels that are two syllables: me-di-a, vid-e-o, us-u-al, say-ing; but not in -tion, -cial and -cious. */
const APART =
  /(?<![ctsgx])i[aou](?!n?ce)|(?<=d|qu)iet|(?<=cr)ea(?=t)|(?<=[aeiou].*)ea$|eo(?=s?$)|ua(?=l|t)|(?<=[aeiouy])ing/g;
const EXCEPTIONS: Readonly<Record<string, number>> = {
  diabetes: 4,
  every: 2,
  fluid: 2,
  fluids: 2,
  science: 2,
};

/** The number of syllables of an English word, from its letters; right for nearly all plain words. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  const said = SILENT.reduce((left, silent) => left.replace(silent, ''), letters);
  const groups = said.match(/[aeiouyɛɔ]+/g)?.length ?? 0;
  return EXCEPTIONS[letters] ?? Math.max(1, groups + (said.match(APART)?.length ?? 0));
}

/** The sentences of a Markdown text, without Markdown signs and addresses of links. Colons and line ends also end a sentence. */
export function listSentences(text: string): string[] {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_#>[\]]|\{\w+\}/g, '')
    .replaceAll(/^\s*-\s+/gm, '')
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** Numbers, abbreviations and names, which a writer cannot shorten. The first word of a sentence does not count as a name. */
const isFixed = (word: string, at: number) => !/\p{Ll}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word));

/** The grade of one or more sentences. Fixed words and `wordsOfTheField` count as words of one syllable. */
export function gradeOf(sentences: readonly string[], wordsOfTheField: readonly string[] = []): number {
  const counts = sentences.flatMap((sentence) =>
    wordsOf(sentence).map((word, at) =>
      isFixed(word, at) || wordsOfTheField.includes(word.toLowerCase()) ? 1 : countSyllables(word),
    ),
  );
  const syllables = counts.reduce((sum, count) => sum + count, 0);
  return 0.39 * (counts.length / sentences.length) + 11.8 * (syllables / counts.length) - 15.59;
}
