import { isHealth } from '#loaders/language/translated-files.ts';
import { type Compared, compareFiles, type Comparison } from '#lib/language/translation.ts';
import type { Place } from '#lib/language/word-places.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { say, sayOfFile } from '../content.ts';
import { nearest } from '../fields/did-you-mean.ts';
import { fieldLabel } from '../fields/field-path.ts';
import { type Problem, warn } from '../problem.ts';
import { compareWords } from './compare-words.ts';
import { inFile, nameOf, type Pair } from './pair.ts';

/** Where words stand: a field, or the text below the header block. */
function placeOf({ path }: Place, { own }: Pair) {
  if (path.length === 0) {
    const line = own.textLine + (/^\n*/.exec(own.text)?.[0].length ?? 0);
    return { file: own.file, line, column: 1, field: '' };
  }
  const at = inFile(own, path);
  return { file: own.file, ...own.locate(at), field: fieldLabel(at, own.data) };
}

/** What is wrong with words that stand where English words stand. */
function checkWords({ place, own }: Compared, pair: Pair): Problem[] {
  if (!own) return [];
  const at = placeOf(own, pair);
  const { links, pictures } = pair.own.body;
  const isMdx = place.path.length === 0 && pair.own.file.endsWith('.mdx');
  return compareWords(place.text, own.text, pair.language, { isMdx, called: pair.called }).map(
    ({ target, ...fault }) => {
      const { line, column } = [...links, ...pictures].find((each) => each.target === target) ?? at;
      return { ...at, line, column, ...fault };
    },
  );
}

const MOST_NAMED = 5;

function namePlaces(places: readonly Place[]): string {
  const names = places.slice(0, MOST_NAMED).map(({ key }) => key);
  return names.join(', ') + (places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : '');
}

/** Words for which there are no English ones: an item that is gone, or one that was never there. */
function checkLeft({ all, left, state }: Comparison, pair: Pair): Problem[] {
  const known = new Map(all.map(({ place }) => [place.key, place]));
  return left.map((place) => {
    const near = known.get(nearest(place.key, known.keys()) ?? '');
    const help = near ? ` Did you mean "${fieldLabel(near.path, pair.english.data)}"?` : '';
    const message = `there are no such words in ${pair.english.file}.${help} Remove this, or put it where the English words stand`;
    const problem = { ...placeOf(place, pair), message };
    // Who removes English words cannot be asked to know the language.
    return state === 'older' ? warn(problem) : problem;
  });
}

/** What visitors see of a translation that is older than the English file, and why. */
function sayOlder({ harmful, missing, left }: Comparison, { own, english, language }: Pair): string {
  const meanwhile = `visitors read English instead of ${language.name} meanwhile`;
  if (harmful.length > 0) return `numbers or links differ (${namePlaces(harmful)}), so ${meanwhile}`;
  if (missing.length + left.length > 0) return `places differ, so ${meanwhile}`;
  if (isHealth(own.kind, english.value)) return `this is about health, so ${meanwhile}`;
  return 'visitors read it with a note that the English page is newer';
}

/** What concerns a file as a whole: places without words, and whether it was read beside the English words. */
function checkState(comparison: Comparison, pair: Pair): Problem[] {
  const { all, missing, mark, state } = comparison;
  const { own, english, language } = pair;
  const at = (message: string) =>
    warn(state === 'unread' ? sayOfFile(own.file, message) : say(own, ['from'], message));
  const command = `npm run translate -- ${language.tag} ${nameOf(english.file)}`;
  if (state === 'older')
    return [
      at(
        `the English words have changed since this was read; ${sayOlder(comparison, pair)}. ${command} shows what changed. When it is right again, write from: ${mark}`,
      ),
    ];
  if (missing.length > 0)
    return language.published || state === 'current'
      ? [
          at(
            `${missing.length} of ${all.length} places are not translated: ${namePlaces(missing)}. Visitors read English instead of ${language.name} until they are`,
          ),
        ]
      : [];
  if (state === 'current') return [];
  return [
    at(`nobody has said that all of it was read beside the English words. When it was, write from: ${mark}`),
  ];
}

/** What is wrong with a translation beside its English file. */
export function checkPair(pair: Pair): Problem[] {
  const { own, english, called } = pair;
  const comparison = compareFiles(
    wordsOf(schemaOf(own.kind, own.kind.name === 'interface' ? english.id : own.id)),
    { value: english.value, text: own.kind.text ? english.text : '' },
    own,
    { isHealth: isHealth(own.kind, english.value), called },
  );
  // Who changes the English words cannot always translate them.
  const words = comparison.state === 'older' ? [] : comparison.all.flatMap((each) => checkWords(each, pair));
  return [...words, ...checkLeft(comparison, pair), ...checkState(comparison, pair)];
}
