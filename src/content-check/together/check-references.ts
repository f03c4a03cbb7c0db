import { listOptions } from './list-options.ts';
import { type CheckedEntry, type Content, fieldsOf, validEntries } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { problemAt, problemAtFile, type Problem } from '../problem.ts';
import { rememberEach } from '../remember.ts';

const DONATE_FILE = 'content/pages/donate.yaml';

/** The fields that name another entry by its id, each as its file and its path; then the folder and the ending of that entry. */
const REFERENCES: readonly (readonly [field: RegExp, folder: string, ending: string, advice: string])[] = [
  [
    /donate\.yaml programmes\.\d+\.id$|[ .]programme$/,
    'programmes',
    'md',
    'Write the name of a file there, or remove this',
  ],
  [/site\.yaml giving\.amounts\.\d+\.service$/, 'services', 'yaml', ''],
  [/^content\/events\/\S+ community$/, 'communities', 'yaml', 'Write the number of a file in that folder'],
  [
    /[ .](?:r|medicalR)eview\.by$|reviewer$/,
    'team',
    'md',
    'Write the id of the clinician who did the review',
  ],
];

const listIds = rememberEach(({ data }: CheckedEntry) =>
  leavesOf(data).filter(([, path]) =>
    /^(?:by|community|id|programme|reviewer|service)$/.test(String(path.at(-1))),
  ),
);

function* checkEntry(entry: CheckedEntry, entries: readonly CheckedEntry[]) {
  // Fields with mistakes are reported without this check.
  for (const [id, path] of entry.value === undefined ? [] : listIds(entry)) {
    const field = `${entry.file} ${path.join('.')}`;
    const [, folder, ending, advice] = REFERENCES.find(([fields]) => fields.test(field)) ?? [];
    const ids = entries.filter(({ kind }) => kind.path === `content/${folder}`).map((each) => each.id);
    if (!folder || ids.includes(String(id))) continue;
    // "a1" is another person than "m1".
    const help = folder === 'team' ? '' : didYouMean(String(id), ids);
    yield problemAt(
      entry,
      path,
      `there is no content/${folder}/${String(id)}.${ending}.${help} ${advice || `Write one of ${ids.join(', ')}`}`,
    );
  }
}

/** Each gift of content/site.yaml is the price of a test, so the test must be in that price list. */
function* checkGifts(entries: readonly CheckedEntry[]) {
  const services = validEntries(entries, 'services');
  for (const { entry, value } of validEntries(entries, 'site'))
    for (const [index, { service, option }] of value.giving.amounts.entries()) {
      const list = services.find((each) => each.entry.id === service);
      const ids = list && listOptions(list).map(({ id }) => id);
      if (!ids || ids.includes(option)) continue;
      const message = `${service} has no test "${option}".${didYouMean(option, ids)} It was removed, renamed or misspelt: write a test of that list, in small letters, with hyphens, or remove this line`;
      yield problemAt(entry, ['giving', 'amounts', index, 'option'], message);
    }
}

/** Ids without an entry, gifts without a test, and programmes without the words for donors that their donation pages need. */
export function* checkReferences({ entries }: Content): Generator<Problem> {
  for (const entry of entries) yield* checkEntry(entry, entries);
  yield* checkGifts(entries);
  const donate = entries.find(({ file }) => file === DONATE_FILE);
  const { programmes } = donate ? fieldsOf<{ programmes: { id: string }[] }>(donate) : {};
  for (const { kind, id, file } of entries)
    if (programmes && kind.name === 'programmes' && programmes.every((each) => each.id !== id)) {
      const message = `its page needs words for donors. Add an item with "id: ${id}" to "programmes" in ${DONATE_FILE}`;
      yield problemAtFile(file, message);
    }
}
