import { comparePlaces, compareText, type Translated, type Translation } from '#lib/translate.ts';
import type { Language } from '#schemas/languages.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { type Content, type Entry, sayOfFile } from '../content.ts';
import { fieldLabel, leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import { checkTranslationName } from './check-translation-name.ts';
import { checkHashes, checkLeft } from './check-left.ts';
import { compareWords } from './compare-words.ts';
import { commandFor, inFile, languagesOf, type Pair } from './pair.ts';
import type { TranslationFile } from './read-translation.ts';
import { checkUndated, namePlaces, sayStale } from './say-state.ts';

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
  return compareWords(place.text, words.text, pair.language).map((fault) => ({ ...at, ...fault }));
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

function checkFile(own: TranslationFile, english: Entry, language: Language): Problem[] {
  const pair = { own, english, language };
  const findings = own.findings.map((finding) => ({ file: own.file, ...explainFact(finding, english) }));
  // What is left of a file that cannot be read says nothing.
  if (own.data === undefined || english.value === undefined) return findings;
  const translation = (own.data as Translation | null) ?? {};
  const words = wordsOf(schemaOf(own.kind, own.id));
  const text =
    own.kind.text && english.text.trim()
      ? [compareText(english.text, own.text, translation, own.kind.text.isSafety)]
      : [];
  const filled = { ...pair, own: { ...own, data: translation } };
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
  return content.translations.flatMap((own) => {
    const wrong = checkTranslationName(own, content, languages);
    if (wrong) return [wrong];
    const english = content.entries.find(({ kind, id }) => kind === own.kind && id === own.id);
    const language = languages.find(({ tag }) => tag === own.tag);
    return english && language ? checkFile(own, english, language) : [];
  });
}
