import { isHealth } from '#loaders/language/translated-files.ts';
import { type CheckedEntry, type Content, problemAt, problemAtFile } from '../content.ts';
import { findNearestName } from '../fields/did-you-mean.ts';
import { fieldLabel, groupsOf } from '../fields/field-path.ts';
import { asWarning, type Problem } from '../problem.ts';
import { listPassages, type Passage } from '../texts/passages.ts';

/** What patients must know or do before a test. */
const FIELDS = new Map([
  ['warning', 'warning'],
  ['prepare', 'preparation'],
]);
/** In a sentence of a health page: an emergency, a doctor, or a medicine. */
const CAUTION =
  /\b(?:emergenc\w*|do not wait|at once|before you (?:start|stop)|ask (?:us|a doctor|your doctor)|in danger|call \D{0,6}\d{3})\b|\{(?:general|ambulance)\}/i;

const nameOf = ({ file, data }: CheckedEntry, { path }: Passage) =>
  `${file} › ${path ? fieldLabel(path, data) : 'text'}`;

/** The words that keep patients from harm, by file and field, a line for each: a part of `formerDestinations` of Content. */
export function cautionsOf(entries: readonly CheckedEntry[]): Record<string, string> {
  const cautions: Record<string, string> = {};
  for (const entry of entries.filter(({ kind, value }) => value !== undefined && isHealth(kind, value)))
    for (const passage of listPassages(entry)) {
      const lines = FIELDS.has(String(passage.path?.at(-1)))
        ? [passage.text].filter((text) => text !== 'nothing')
        : passage.text.split(/\n|(?<=[.!?]) /).filter((sentence) => CAUTION.test(sentence));
      const name = nameOf(entry, passage);
      if (lines.length > 0) cautions[name] = [cautions[name] ?? [], lines].flat().join('\n');
    }
  return cautions;
}

/** A caution of the live site, or from before the change, that is gone or says something else. More words are no loss. */
export function* checkCautions({ entries, formerEntries, formerDestinations }: Content): Generator<Problem> {
  const former = Object.entries({ ...formerDestinations, ...cautionsOf(formerEntries ?? []) })
    .filter(([name]) => name.includes(' › '))
    .flatMap(([name, lines]) => lines.split('\n').map((before) => ({ name, before })));
  for (const { name, before } of former) {
    const [file = '', ...label] = name.split(' › ');
    const [subject = '', key = ''] = label.slice(-2);
    const entry = entries.find((each) => each.file === file && each.value !== undefined);
    const passages = entry ? listPassages(entry).filter(({ text }) => text.includes(before)) : [];
    const same = entry && listPassages(entry).find((each) => nameOf(entry, each) === name);
    // The same words may be in another place now, but then not in fewer places.
    const places = former.filter((each) => each.before === before && each.name.startsWith(file)).length;
    if (!entry || same?.text.includes(before) || passages.length >= places) continue;
    const groups = [...groupsOf(entry.value)].filter(([{ name: each }]) => typeof each === 'string');
    const nearest = findNearestName(
      subject,
      groups.map(([each]) => String(each['name'])),
    );
    const [, test] = groups.find(([each]) => each['name'] === nearest) ?? [];
    // A test that is not offered any more needs no warning.
    if (FIELDS.has(key) && !test) continue;
    const field = `the ${FIELDS.get(key)} of ${subject} ${same ? 'will no longer be' : 'is gone:'}`;
    const message = `${FIELDS.has(key) ? field : 'this will no longer say'} "${before}": somebody else (the clinic) should confirm this`;
    const atTest = test ? problemAt(entry, [...test, 'name'], message) : problemAtFile(file, message);
    yield asWarning(same?.problemAtWords('', message) ?? atTest);
  }
}
