import { isHealth } from '#loaders/language/translated-files.ts';
import { type Compared, compareFiles, type Comparison } from '#lib/language/translation.ts';
import type { WordPlace } from '#lib/language/word-places.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import { problemAt, problemOfFile } from '../content.ts';
import { nearest } from '../fields/did-you-mean.ts';
import { fieldLabel } from '../fields/field-path.ts';
import { type Problem, asWarning } from '../problem.ts';
import { compareWords } from './compare-words.ts';
import { pathInFile, commandName, type Pair } from './pair.ts';

/** The position of words: a field, or the text below the header block. */
function positionOf({ path }: WordPlace, { own }: Pair) {
  if (path.length === 0) {
    const line = own.textLine + (/^\n*/.exec(own.text)?.[0].length ?? 0);
    return { file: own.file, line, column: 1, field: '' };
  }
  const at = pathInFile(own, path);
  return { file: own.file, ...own.locate(at), field: fieldLabel(at, own.data) };
}

/** Mistakes in translated words, compared with the English. */
function checkWords({ place, own }: Compared, pair: Pair): Problem[] {
  if (!own) return [];
  const at = positionOf(own, pair);
  const { links, pictures } = pair.own.body;
  const isMdx = place.path.length === 0 && pair.own.file.endsWith('.mdx');
  return compareWords(place.text, own.text, { isMdx, called: pair.called }).map(({ target, ...mistake }) => {
    const { line, column } = [...links, ...pictures].find((each) => each.target === target) ?? at;
    return { ...at, line, column, ...mistake };
  });
}

const MOST_NAMED = 5;

function namePlaces(places: readonly WordPlace[]): string {
  const names = places.slice(0, MOST_NAMED).map(({ key }) => key);
  return names.join(', ') + (places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : '');
}

/** Translated texts without an English text at the same place. */
function checkLeft({ all, left, state }: Comparison, pair: Pair): Problem[] {
  const known = new Map(all.map(({ place }) => [place.key, place]));
  return left.map((place) => {
    const near = known.get(nearest(place.key, known.keys()) ?? '');
    const help = near ? ` Did you mean "${fieldLabel(near.path, pair.english.data)}"?` : '';
    const message = `these words have no counterpart in ${pair.english.file}.${help} Remove this, or move it to where the English words are`;
    const problem = { ...positionOf(place, pair), message };
    // An editor who removes English text may not know the other language, so this is a warning.
    return state === 'older' ? asWarning(problem) : problem;
  });
}

/** What visitors see of a translation that is older than the English file, and why. */
function explainOlder({ harmful, missing, left }: Comparison, { own, english, language }: Pair): string {
  const meanwhile = `visitors read English instead of ${language.name} meanwhile`;
  if (harmful.length > 0) return `numbers or links differ (${namePlaces(harmful)}), so ${meanwhile}`;
  if (missing.length + left.length > 0) return `places differ, so ${meanwhile}`;
  if (isHealth(own.kind, english.value)) return `this is about health, so ${meanwhile}`;
  return 'visitors read it with a note that the English page is newer';
}

/** What an editor must do for a whole file: translate missing words, or compare it with the English; '' if nothing. */
function explainState(comparison: Comparison, pair: Pair): string {
  const { all, missing, mark, state } = comparison;
  const { english, language } = pair;
  const command = `npm run translate -- ${language.tag} ${commandName(english.file)}`;
  if (state === 'older')
    return `the English has changed since this was read; ${explainOlder(comparison, pair)}. ${command} shows what changed. When it is right again, write from: ${mark}`;
  if (missing.length > 0 && (language.published || state === 'current'))
    return `${missing.length} of ${all.length} places are not translated: ${namePlaces(missing)}. Visitors read English instead of ${language.name} until they are`;
  if (missing.length > 0 || state === 'current') return '';
  return `nobody has confirmed that this was compared with the English. When it was, write from: ${mark}`;
}

function checkState(comparison: Comparison, pair: Pair): Problem[] {
  const message = explainState(comparison, pair);
  if (message === '') return [];
  const { own } = pair;
  const isUnread = comparison.state === 'unread';
  return [asWarning(isUnread ? problemOfFile(own.file, message) : problemAt(own, ['from'], message))];
}

/** Mistakes in a translation, compared with its English file. */
export function checkPair(pair: Pair): Problem[] {
  const { own, english, called } = pair;
  const comparison = compareFiles(
    wordTreeOf(schemaOf(own.kind, own.id)),
    { value: english.value, text: own.kind.text ? english.text : '' },
    own,
    { isHealth: isHealth(own.kind, english.value), called },
  );
  // An editor who changes English text may not know the other language, so these are warnings.
  const words = comparison.state === 'older' ? [] : comparison.all.flatMap((each) => checkWords(each, pair));
  return [...words, ...checkLeft(comparison, pair), ...checkState(comparison, pair)];
}
