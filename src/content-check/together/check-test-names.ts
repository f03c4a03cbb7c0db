import { formatCedis, toPesewas } from '#lib/booking/money.ts';
import { isSimilar } from '#lib/search/is-similar.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { problemAt, warningAt, type Problem, asWarning } from '../problem.ts';
import { isSameOption, type ListedOption } from './list-options.ts';

/** Words in small letters, without signs. */
export const normalise = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const cedis = ({ price }: ListedOption) => formatCedis(toPesewas(price));

/** Names in `alsoCalled` that an option has twice, or that are the name of an option. The name in `sameAs` is allowed. */
function* checkOtherNames(options: readonly ListedOption[]) {
  // Reversed, so that the Map keeps the first of several options with the same name.
  const optionByName = new Map(options.toReversed().map((option) => [normalise(option.name), option]));
  for (const option of options) {
    const { alsoCalled = [] } = option;
    const names = alsoCalled.map(normalise);
    for (const [index, name] of alsoCalled.entries()) {
      const at = [...option.path, 'alsoCalled', index];
      const owner = optionByName.get(normalise(name));
      if (owner === option)
        yield problemAt(option.entry, at, `"${name}" is the name of the test itself. Remove it here`);
      else if (names.indexOf(normalise(name)) < index)
        yield problemAt(option.entry, at, `"${name}" is here twice. Remove one`);
      else if (owner && option.sameAs !== owner.name) {
        const message = `"${name}" is the name of another option, at ${cedis(owner)}, and "${option.name}" costs ${cedis(option)}. If the two are one test, keep one of them, or write sameAs: ${owner.name}`;
        yield warningAt(option.entry, at, message);
      }
    }
  }
}

/** Two options for one test: each must name the other, so that nobody pays twice. */
function* checkSameAs(options: readonly ListedOption[]) {
  for (const { entry, path, name, sameAs } of options) {
    if (sameAs === undefined) continue;
    const at = [...path, 'sameAs'];
    const others = options.filter((each) => each.name !== name);
    const other = others.find((each) => each.name === sameAs);
    const names = others.map((each) => each.name);
    const missing = `this list has no other option "${sameAs}".${didYouMean(sameAs, names)} It was removed, renamed or misspelt: write its name as it is there, or remove this`;
    if (!other) yield problemAt(entry, at, missing);
    else if (other.sameAs !== name)
      yield problemAt(entry, at, `"${sameAs}" does not say the same. Write sameAs: ${name} there too`);
  }
}

/** A rare type of sample that is spelt almost like a common type. */
function* checkSamples(options: readonly ListedOption[]) {
  const uses = Map.groupBy(options, ({ sample = '' }) => sample.toLowerCase());
  // A word that three tests have is not a typing mistake.
  const commonSamples = [...uses].filter(([, all]) => all.length >= 3).map(([sample]) => sample);
  for (const [sample, [option]] of uses) {
    const help = commonSamples.includes(sample) ? '' : didYouMean(sample, commonSamples);
    if (help && option)
      yield asWarning(
        problemAt(option.entry, [...option.path, 'sample'], `"${sample}" is rare in this list.${help}`),
      );
  }
}

/** Names without letters or digits. Also names with the same id: ticking one of two such options would tick both. */
function* checkIds(options: readonly ListedOption[]) {
  for (const option of options) {
    const { entry, path, id, name } = option;
    const at = [...path, 'name'];
    const first = options.find((each) => each.id === id);
    if (id === '') yield problemAt(entry, at, `"${name}" has no letters. Write the name in letters`);
    else if (first && first !== option) {
      const message = `"${name}" and "${first.name}" differ only in signs, so ticking one would tick both. Tell them apart by a word`;
      yield problemAt(entry, at, message);
    }
  }
}

/** Whether two names differ only in signs, or in a letter or two of one long word: Hepatitis B and Hepatitus B. */
function isSpeltAlike(name: string, other: string): boolean {
  const [words = [], otherWords = []] = [name, other].map((each) => normalise(each).split(' '));
  if (words.join('') === otherWords.join('')) return name !== other;
  const different = words.flatMap((word, at) =>
    word === otherWords[at] ? [] : [[word, otherWords[at] ?? '']],
  );
  const [[word = '', otherWord = ''] = []] = different;
  if (words.length !== otherWords.length || different.length !== 1 || /\d/.test(word + otherWord))
    return false;
  const letters = Math.max(word.length, otherWord.length);
  return letters >= 5 && isSimilar(word, otherWord, letters >= 8 ? 2 : 1);
}

/** A test whose name is spelt in another way elsewhere: patients would take it for another test. */
function* checkSpelling(options: readonly ListedOption[], former: readonly ListedOption[]) {
  const isNew = (option: ListedOption) =>
    former.some(({ entry }) => entry.file === option.entry.file) &&
    !former.some((each) => isSameOption(each, option));
  const sizes = Map.groupBy(options, ({ entry }) => entry);
  const sizeOf = ({ entry }: ListedOption) => sizes.get(entry)?.length ?? 0;
  // If both names are new or old, the longer list counts.
  const sure = options.toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)) || sizeOf(b) - sizeOf(a));
  for (const [at, { entry, path, name, sameAs, id }] of sure.entries()) {
    const before = sure
      .slice(0, at)
      .map((other) => ({ ...other, names: [other.name, ...(other.alsoCalled ?? [])] }));
    const isKnown = before.some(
      (other) => other.id === id || other.names.slice(1).some((each) => normalise(each) === normalise(name)),
    );
    const twin = before.find(({ names }) =>
      names.some((each) => each !== sameAs && isSpeltAlike(name, each)),
    );
    if (isKnown || !twin) continue;
    const message = `${twin.entry.file} has "${twin.name}". If this is the same test, write the same name`;
    yield warningAt(entry, [...path, 'name'], message);
  }
}

/** `lists` are the tests of each service, `former` those of changed services before the change. */
export function* checkTestNames(
  lists: readonly ListedOption[][],
  former: readonly ListedOption[],
): Generator<Problem> {
  // Two lists may have the same test, so names are checked in one list at a time.
  for (const options of lists) {
    yield* checkOtherNames(options);
    yield* checkSameAs(options);
    yield* checkIds(options);
    yield* checkSamples(options);
  }
  yield* checkSpelling(lists.flat(), former);
}
