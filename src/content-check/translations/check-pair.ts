import { isHealth } from '#loaders/language/translated-files.ts';
import { compareFacts, type Difference, type Facts, factsOf } from '#lib/language/text-facts.ts';
import {
  type ComparedText,
  compareFiles,
  type Comparison,
  type Translation,
} from '#lib/language/translation.ts';
import { isNeeded, type Needs } from '#lib/language/page-needs.ts';
import type { Language } from '#schemas/languages.ts';
import type { WordPlace } from '#lib/language/word-places.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import type { TranslationFile, CheckedEntry } from '../content.ts';
import { didYouMean, findNearestName } from '../fields/did-you-mean.ts';
import { fieldLabel, leavesOf, valueAt } from '../fields/field-path.ts';
import { problemAt, problemAtFile, type Problem, asWarning, shorten } from '../problem.ts';

interface Pair {
  translation: Omit<TranslationFile, 'data'> & { data: Translation };
  english: CheckedEntry;
  language: Language;
  /** Numbers such as 112, and placeholders such as {general}. */
  emergencyNumbers: readonly string[];
  /** What each translated page of the language needs. */
  needsOfPages: readonly Needs[];
}

/** The name of a file for `npm run translate`: 'services/lab-services' for content/services/lab-services.yaml. */
export const commandName = (file: string): string => file.replace(/^content\//, '').replace(/\.\w+$/, '');

/** A field's path in a translation, from its path in the English file. A translation of a list has its items under `items`. */
const pathInFile = ({ data }: Pair['translation'], path: readonly PropertyKey[]) =>
  'items' in data ? ['items', ...path] : path;

/** An empty `path` is the text below the header block. */
function positionOf({ path }: WordPlace, { translation }: Pair) {
  const { file, text, textLine, data, locate } = translation;
  if (path.length === 0) {
    const emptyLines = /^\n*/.exec(text)?.[0].length ?? 0;
    return { file, line: textLine + emptyLines, column: 1, field: '' };
  }
  const fieldPath = pathInFile(translation, path);
  return { file, ...locate(fieldPath), field: fieldLabel(fieldPath, data) };
}

/** `target` is the wrong address of a link or picture. A missing number, link or picture gives only a warning. */
function* explainDifference(
  { fact, added, lost }: Difference,
  english: string,
): Generator<{ message: string; isWarning?: true; target?: string }> {
  const wrong = added.join(', ');
  const right = lost.join(', ');
  const quoted = `"${shorten(english, 80)}"`;
  if (fact === 'placeholders') {
    const help = right ? `Write ${right}, as in English: ${quoted}` : 'Remove it';
    const missing = `${right} is missing. Write it where it belongs, as in English: ${quoted}`;
    yield { message: wrong ? `${wrong} is not a placeholder here. ${help}` : missing };
  } else if (fact === 'order') {
    const message = `${wrong} come in this order here, and in English in the order ${right}: ${quoted}. Write them in that order`;
    yield { message };
  } else if (fact === 'numbers') {
    const help = right ? `Write ${right}` : 'Remove it, or write it as in English';
    if (wrong) yield { message: `${wrong} is not in the English words: ${quoted}. ${help}` };
    else yield { message: `the English words have the number ${right}: ${quoted}`, isWarning: true };
  } else {
    const [name, verb] = fact === 'links' ? ['link', 'link to'] : ['picture', 'show'];
    const help = right ? `Write ${right}` : `Remove it: ${fact} come from the English words`;
    for (const target of added)
      yield { message: `the ${name} ${target} is not in the English words. ${help}`, target };
    if (!wrong) yield { message: `the English words ${verb} ${right}, and these do not`, isWarning: true };
  }
}

function checkWords({ english, translated }: ComparedText, pair: Pair): Problem[] {
  if (!translated) return [];
  const start = positionOf(translated, pair);
  const { file, body } = pair.translation;
  const isMdx = english.path.length === 0 && file.endsWith('.mdx');
  const [englishFacts, facts] = [english, translated].map(({ text }) => factsOrNull(text, isMdx));
  if (!englishFacts || !facts) return [];
  return compareFacts(englishFacts, facts, pair.emergencyNumbers).flatMap((difference) =>
    Array.from(explainDifference(difference, english.text), ({ target, ...mistake }) => {
      const wrongAddress = [...body.links, ...body.pictures].find((each) => each.target === target);
      const { line, column } = wrongAddress ?? start;
      return { ...start, line, column, ...mistake };
    }),
  );
}

/** Null if the parser cannot read the text. readBody() reports that mistake. */
function factsOrNull(words: string, isMdx: boolean): Facts | null {
  try {
    return factsOf(words, isMdx);
  } catch {
    return null;
  }
}

function joinKeys(places: readonly WordPlace[]): string {
  const keys = places.slice(0, 5).map(({ key }) => key);
  const more = places.length - keys.length;
  return keys.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** If words are in an item whose English name has changed: a problem at this name. Each item has several words, and one problem. */
function findRenamed({ path, key }: WordPlace, pair: Pair): Problem | undefined {
  const { translation, english } = pair;
  const namesOf = (data: unknown) =>
    [...leavesOf(data)].flatMap(([value, each]) => (each.at(-1) === 'name' ? String(value) : []));
  const itemEnd = path.findLastIndex((step) => typeof step === 'number') + 1;
  const namePath = pathInFile(translation, [...path.slice(0, itemEnd), 'name']);
  const name = itemEnd > 0 ? valueAt(translation.data, namePath) : undefined;
  const names = namesOf(english.data);
  // The key has the name only if the name is the same in every language.
  if (typeof name !== 'string' || !key.includes(name) || names.includes(name)) return undefined;
  const unused = names.filter((each) => !namesOf(translation.data).includes(each));
  const message = `there is no "${name}" in ${english.file}.${didYouMean(name, unused)} Write the English name as it is there, or remove this item`;
  return problemAt(translation, namePath, message);
}

function checkWithoutEnglish({ texts, withoutEnglish, state }: Comparison, pair: Pair): Problem[] {
  // 'older': an editor who removes English text may not know the other language, and one warning is enough.
  const isOlder = state === 'older';
  const [, ...more] = isOlder ? withoutEnglish : [];
  return (isOlder ? withoutEnglish.slice(0, 1) : withoutEnglish).map((place) => {
    const similar = texts.filter(({ english }) => english.path.at(-1) === place.path.at(-1));
    const englishByKey = new Map(similar.map(({ english }) => [english.key, english]));
    const near = englishByKey.get(findNearestName(place.key, englishByKey.keys()) ?? '');
    const help = near ? ` Did you mean "${fieldLabel(near.path, pair.english.data)}"?` : '';
    const message = `these words have no counterpart in ${pair.english.file}.${help} Move them to where the English words are, put the English back, or remove this`;
    const problem = findRenamed(place, pair) ?? { ...positionOf(place, pair), message };
    const all = more.length > 0 ? `${problem.message}, and ${more.length} more like this` : problem.message;
    return isOlder ? asWarning({ ...problem, message: all }) : problem;
  });
}

/** What visitors see while a translation is not shown. Without it, each page that needs it is in English. */
function readInstead({ untranslated }: Comparison, { english, language, needsOfPages }: Pair): string {
  const groups = english.kind.name === 'interface' ? untranslated.map(({ path }) => path[0]) : [];
  const { length } = needsOfPages.filter(
    (needs) => isNeeded(needs, english.file) || needs.groups.some((group) => groups.includes(group)),
  );
  return `visitors read ${length > 1 ? `${length} pages in ` : ''}English instead of ${language.name}`;
}

/** What visitors see of a translation that is older than the English file, and why. */
function explainOlder(comparison: Comparison, pair: Pair): string {
  const { harmful, untranslated, withoutEnglish, isShown } = comparison;
  if (isShown) return 'visitors read it with a note that the English page is newer';
  const meanwhile = `${readInstead(comparison, pair)} meanwhile`;
  if (harmful.length > 0) return `numbers or links differ (${joinKeys(harmful)}), so ${meanwhile}`;
  if (untranslated.length + withoutEnglish.length > 0)
    return `the translation lacks texts or has too many, so ${meanwhile}`;
  return `this is about health, so ${meanwhile}`;
}

/** What an editor must do for a whole file; '' if nothing. `mark` is a hash of the English text, for the field `from`. */
function explainState(comparison: Comparison, pair: Pair): string {
  const { texts, untranslated, mark, state } = comparison;
  const { english, language } = pair;
  const command = `npm run translate -- ${language.tag} ${commandName(english.file)}`;
  if (state === 'older')
    return `the English has changed since this was compared with it; ${explainOlder(comparison, pair)}. ${command} shows what changed. Correct this translation, then write from: ${mark}`;
  const mayHaveGaps = state === 'unread' && !language.published;
  if (untranslated.length > 0)
    return mayHaveGaps
      ? ''
      : `${untranslated.length} of ${texts.length} texts are not translated: ${joinKeys(untranslated)}. Until they are, ${readInstead(comparison, pair)}`;
  if (state === 'current') return '';
  return `nobody has confirmed that this was compared with the English, so no page shows it, not even with SHOW_LANGUAGES=true. Compare it, then write from: ${mark}`;
}

function checkState(comparison: Comparison, pair: Pair): Problem[] {
  const message = explainState(comparison, pair);
  if (message === '') return [];
  const { translation } = pair;
  // In the state 'unread', there is no field `from`.
  const problem =
    comparison.state === 'unread'
      ? problemAtFile(translation.file, message)
      : problemAt(translation, ['from'], message);
  return [asWarning(problem)];
}

export function checkPair(pair: Pair): Problem[] {
  const { translation, english, emergencyNumbers } = pair;
  const { kind, id } = translation;
  const comparison = compareFiles(
    wordTreeOf(schemaOf(kind, id)),
    { value: english.value, text: kind.text ? english.text : '' },
    translation,
    { isHealth: isHealth(kind, english.value), emergencyNumbers },
  );
  // An older translation gets one warning from checkState(), instead of a mistake in each text. The editor who changed the English
  // may not know the other language.
  const words =
    comparison.state === 'older' ? [] : comparison.texts.flatMap((each) => checkWords(each, pair));
  return [...words, ...checkWithoutEnglish(comparison, pair), ...checkState(comparison, pair)];
}
