import { isHealth } from '#loaders/language/translated-files.ts';
import type { CheckedEntry, Content } from '../content.ts';
import { findNearestName } from '../fields/did-you-mean.ts';
import { fieldLabel, groupsOf } from '../fields/field-path.ts';
import { problemAt, problemAtFile, asWarning, type Problem } from '../problem.ts';
import { listPassages, type Passage } from '../texts/passages.ts';

/** What patients must know or do before a test. */
const FIELDS = new Map([
  ['warning', 'warning'],
  ['prepare', 'preparation'],
]);
/** In a sentence of a health page: an emergency, a doctor, or a medicine. */
const CAUTION =
  /\b(?:emergenc\w*|do not (?:eat|stop|take|wait)|at once|before you (?:start|stop)|ask (?:us|a doctor|your doctor)|in danger|never|(?:if|not) (?:you are )?pregnant|call \D{0,6}\d{3,5})\b|\{(?:general|ambulance)\}/i;
/** In what a test is for, or its results: words that patients must read before they choose it. */
const MISPLACED =
  /\b(?:(?:ask|tell) us (?:before|first|if)|at once|before you (?:eat|start|stop|take)|do not (?:drink|eat|stop|take|use|wait)|if you (?:are pregnant|take)|not (?:if|when|while) you(?: are|['’]re) pregnant)\b/i;

const nameOf = ({ file, data }: CheckedEntry, { path }: Passage) =>
  `${file} › ${path ? fieldLabel(path, data) : 'text'}`;

/** The words that keep patients from harm, by file and field, a line for each: a part of `formerDestinations` of Content. */
export function cautionsOf(entries: readonly CheckedEntry[]): Record<string, string> {
  const cautions: Record<string, string> = {};
  for (const entry of entries) {
    const { kind, value } = entry;
    const isForDistress = kind.name === 'helpPages';
    const hasCautions = isForDistress || kind.name === 'site' || isHealth(kind, value);
    if (value === undefined || !hasCautions) continue;
    for (const passage of listPassages(entry)) {
      const { path = [] } = passage;
      // Of a page for people in distress, each word of help counts.
      const isHelp = isForDistress && /^(?:help|audio)$/.test(String(path[0])) && path.at(-1) !== 'title';
      const lines = FIELDS.has(String(path.at(-1)))
        ? [passage.text].filter((text) => text !== 'nothing')
        : passage.text.split(/\n|(?<=[.!?]) /).filter((sentence) => isHelp || CAUTION.test(sentence));
      const name = nameOf(entry, passage);
      if (lines.length > 0) cautions[name] = [cautions[name] ?? [], lines].flat().join('\n');
    }
  }
  return cautions;
}

/**
 * A caution of the live site, or from before the change, that is gone or says something else. More words are no loss. Also a caution in
 * a field where nobody looks for it.
 */
export function* checkCautions(content: Content): Generator<Problem> {
  const { formerEntries = [], formerTranslations = [], formerDestinations } = content;
  const entries = [...content.entries, ...content.translations];
  const before = cautionsOf([...formerEntries, ...formerTranslations]);
  const former = Object.entries({ ...formerDestinations, ...before })
    .filter(([name]) => name.includes(' › '))
    .flatMap(([name, lines]) => lines.split('\n').map((before) => ({ name, before })));
  for (const { name, before } of former) {
    const [file = '', ...label] = name.split(' › ');
    const [subject = '', key = ''] = label.slice(-2);
    const entry = entries.find((each) => each.file === file && each.value !== undefined);
    const same = entry && listPassages(entry).find((each) => nameOf(entry, each) === name);
    // The same words may be in another place now, but then not in fewer places.
    const places = former.filter((each) => each.before === before && each.name.startsWith(file)).length;
    if (!entry || same?.text.includes(before)) continue;
    const groups = [...groupsOf(entry.value)].filter(([{ name: each }]) => typeof each === 'string');
    const nearest = findNearestName(
      subject,
      groups.map(([each]) => String(each['name'])),
    );
    const [, test] = groups.find(([each]) => each['name'] === nearest) ?? [];
    // The words before one test are no help before another, or in another field.
    const isHere = (passage: Passage) =>
      passage.text.includes(before) &&
      (!FIELDS.has(key) || nameOf(entry, passage).endsWith(` › ${nearest} › ${key}`));
    if (listPassages(entry).filter(isHere).length >= (FIELDS.has(key) ? 1 : places)) continue;
    // A test that is not offered any more needs no warning.
    if (FIELDS.has(key) && !test) continue;
    const field = `the ${FIELDS.get(key)} of ${subject} ${same ? 'will no longer be' : 'is gone:'}`;
    const message = `${FIELDS.has(key) ? field : 'this will no longer say'} "${before}": somebody else (the clinic) should confirm this`;
    const atTest = test ? problemAt(entry, [...test, 'name'], message) : problemAtFile(file, message);
    yield asWarning(same?.problemAtWords('', message) ?? atTest);
  }
  for (const entry of entries.filter(({ kind }) => kind.name === 'services'))
    for (const { text, path = [], problemAtWords } of listPassages(entry))
      if (/^(?:for|results)$/.test(String(path.at(-1))) && MISPLACED.test(text))
        yield asWarning(
          problemAtWords('', 'patients may miss these words here. Write what nobody may miss as warning:'),
        );
}
