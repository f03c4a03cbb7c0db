import { bodyOf, type Translation } from '#lib/translate.ts';
import { type Place, placesOf } from '#lib/word-places.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { nearest } from '../fields/did-you-mean.ts';
import { fieldLabel } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import { commandFor, inFile, type Pair } from './pair.ts';

/** Words for which there are no English ones: an item that is gone, or one that was never there. */
export function checkLeft(pair: Pair): Problem[] {
  const { own, english } = pair;
  const words = wordsOf(schemaOf(own.kind, own.id));
  const translation = own.data as Translation;
  const known = new Set([...placesOf(words, english.value)].map(({ key }) => key));
  const left = [...placesOf(words, bodyOf(words, translation))].filter(({ key }) => !known.has(key));
  const begun = Object.keys(translation.from ?? {});
  // The English name of an item has no hash; the words in it have.
  const wasThere = ({ key, isFixed }: Place) =>
    begun.includes(key) ||
    (isFixed && begun.some((each) => each.startsWith(key.slice(0, key.lastIndexOf('.') + 1))));
  const [gone, never] = [true, false].map((isGone) => left.filter((place) => wasThere(place) === isGone)) as [
    Place[],
    Place[],
  ];
  const at = ({ path }: Place) => {
    const steps = inFile(own, path);
    return { file: own.file, ...own.locate(steps), field: fieldLabel(steps, own.data) };
  };
  const [first] = gone;
  // Who removes English words cannot be asked to know the language.
  const old = first && {
    ...at(first),
    message: `there are no such words in ${english.file} any more, nor for ${gone.length - 1} others here. Run ${commandFor(pair)}, which removes them`,
    isWarning: true as const,
  };
  const others = never.map((place): Problem => {
    const near = nearest(place.key, [...known]);
    const help = near ? ` Did you mean ${near}?` : '';
    const message = `there are no such words in ${english.file}.${help} Remove this, or put it where the English words stand`;
    return { ...at(place), message };
  });
  return [...(old ? [old] : []), ...others];
}

/** Hashes are written by a command. */
export function checkHashes(pair: Pair): Problem[] {
  const { own } = pair;
  const { from } = own.data as Translation;
  return Object.entries(from ?? {}).flatMap(([key, hash]) => {
    if (/^[\w-]{8}$/.test(hash)) return [];
    const message = `a command writes this. Remove the line, then run ${commandFor(pair)}`;
    return [{ file: own.file, ...own.locate(['from', key]), field: `from › ${key}`, message }];
  });
}
