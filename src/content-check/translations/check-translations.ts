import { bodyOf, comparePlaces, compareText, type Translated, type Translation } from '#lib/translate.ts';
import { type Place, placesOf } from '#lib/word-places.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { type Content, type Entry, sayOfFile } from '../content.ts';
import { nearest } from '../fields/did-you-mean.ts';
import { fieldLabel, leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import { compareWords } from './compare-words.ts';
import {
  checkHashes,
  checkUndated,
  commandFor,
  emergencyNumbersOf,
  inFile,
  languagesOf,
  namePlaces,
  type Pair,
  sayStale,
} from './pair.ts';
import { explainName, type TranslationFile } from './read-translation.ts';

/** Where words stand: a field, or the text below the header block. */
function placeOf({ own, path }: Translated, file: TranslationFile) {
  if (path.length === 0) {
    const line = file.textLine + (/^\n*/.exec(file.text)?.[0].length ?? 0);
    return { file: file.file, line, column: 1, field: '' };
  }
  const at = inFile(file, own?.path ?? path);
  return { file: file.file, ...file.locate(at), field: fieldLabel(at, file.data) };
}

/** What is wrong with words that stand where English words stand. */
function checkPlace(place: Translated, pair: Pair): Problem[] {
  const { own: words, state } = place;
  if (!words || state === 'fixed' || state === 'missing') return [];
  const at = placeOf(place, pair.own);
  // Who changes the English words cannot always translate them.
  if (state === 'stale') return [{ ...at, message: sayStale(place, pair), isWarning: true }];
  const isMdx = place.path.length === 0 && pair.own.file.endsWith('.mdx');
  const { links, pictures } = pair.own.body;
  return compareWords(place.text, words.text, pair.language, { isMdx, called: pair.called }).map(
    ({ target, ...fault }) => {
      const { line, column } = [...links, ...pictures].find((each) => each.target === target) ?? at;
      return { ...at, line, column, ...fault };
    },
  );
}

/** What concerns a file as a whole: places without words, words of which nobody knows where they come from. */
function checkState(places: readonly Translated[], pair: Pair): Problem[] {
  const missing = places.filter(({ state, shown }) => state === 'missing' && shown === undefined);
  const of = places.filter(({ isFixed }) => !isFixed).length;
  const undated = checkUndated(places, pair);
  if (missing.length === 0 || !pair.language.published) return undated;
  const message = `${missing.length} of ${of} places have no words: ${namePlaces(missing)}. English shows there. Run ${commandFor(pair)}, and write them`;
  return [...undated, { ...sayOfFile(pair.own.file, message), isWarning: true }];
}

/** Words for which there are no English ones: an item that is gone, or one that was never there. */
function checkLeft(pair: Pair): Problem[] {
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

/** A field that the English file has, and that is no word: the same for all languages. */
function explainFact({ message, field, ...at }: TranslationFile['findings'][number], english: Entry) {
  const name = field.split(' › ').at(-1) ?? '';
  const isFact = [...leavesOf(english.data)].some(([, path]) => path.includes(name));
  const isOdd = message.startsWith('there is no such field') && isFact;
  const said = isOdd
    ? `this comes from ${english.file}, so that it cannot differ. Remove the line: only words stand here`
    : message;
  return { ...at, field, message: said };
}

function checkFile({ own, ...of }: Pair): Problem[] {
  const { english } = of;
  const findings = own.findings.map((finding) => ({ file: own.file, ...explainFact(finding, english) }));
  // What is left of a file that cannot be read says nothing.
  if (own.data === undefined || english.value === undefined) return findings;
  const translation = (own.data as Translation | null) ?? {};
  const words = wordsOf(schemaOf(own.kind, own.id));
  const text =
    own.kind.text && english.text.trim()
      ? [compareText(english.text, own.text, translation, own.kind.text.isSafety)]
      : [];
  const filled = { ...of, own: { ...own, data: translation } };
  const places = [...comparePlaces(words, english.value, translation), ...text];
  return [
    ...findings,
    ...places.flatMap((place) => checkPlace(place, filled)),
    ...checkLeft(filled),
    ...checkHashes(filled),
    ...checkState(places, filled),
  ];
}

/** Translations that translate nothing, that say something else than the English words, or that are out of date. */
export function checkTranslations(content: Content): Problem[] {
  const languages = languagesOf(content.entries);
  const called = emergencyNumbersOf(content.entries);
  return content.translations.flatMap((own) => {
    const wrong = explainName(own, content, languages);
    if (wrong) return [sayOfFile(own.file, wrong)];
    const english = content.entries.find(({ kind, id }) => kind === own.kind && id === own.id);
    const language = languages.find(({ tag }) => tag === own.tag);
    return english && language ? checkFile({ own, english, language, called }) : [];
  });
}
