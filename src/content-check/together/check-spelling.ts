import { isSimilar } from '#lib/search/is-similar.ts';
import { problemAt } from '../content.ts';
import { asWarning, type Problem } from '../problem.ts';
import { type FormerPrices, keyOf, type ListedOption, normalise } from './list-options.ts';

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
export function* checkSpelling(options: readonly ListedOption[], former: FormerPrices): Generator<Problem> {
  const changed = new Set([...former.keys()].map((key) => key.replace(/ .*/, '')));
  const isNew = (option: ListedOption) => changed.has(option.entry.file) && !former.has(keyOf(option));
  const sizes = Map.groupBy(options, ({ entry }) => entry);
  // If both names are new or old, the longer list counts.
  const sure = options.toSorted(
    (a, b) =>
      Number(isNew(a)) - Number(isNew(b)) ||
      (sizes.get(b.entry)?.length ?? 0) - (sizes.get(a.entry)?.length ?? 0),
  );
  for (const [at, { entry, path, name, sameAs, id }] of sure.entries()) {
    const before = sure.slice(0, at);
    const otherNames = before.flatMap(({ alsoCalled = [] }) => alsoCalled);
    if (
      before.some((other) => other.id === id) ||
      otherNames.some((other) => normalise(other) === normalise(name))
    )
      continue;
    const twin = before.find((other) =>
      [other.name, ...(other.alsoCalled ?? [])].some((each) => each !== sameAs && isSpeltAlike(name, each)),
    );
    if (!twin) continue;
    const message = `${twin.entry.file} has "${twin.name}". If this is the same test, write the same name`;
    yield asWarning(problemAt(entry, [...path, 'name'], message));
  }
}
