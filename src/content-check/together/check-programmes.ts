import { type CheckedEntry, type Content, problemAt, problemAtFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';

const DONATE_FILE = 'content/pages/donate.yaml';

/** The ids of programmes that an entry names, each with the path of its field. */
function* listNamed({ file, data, value }: CheckedEntry): Generator<[id: string, path: PropertyKey[]]> {
  // Fields with mistakes are reported without this check.
  if (value === undefined) return;
  for (const [leaf, path] of leavesOf(data)) {
    const isListed = file === DONATE_FILE && path[0] === 'programmes' && path[2] === 'id';
    if (isListed || path.at(-1) === 'programme') yield [String(leaf), [...path]];
  }
}

/** Ids without a programme, and programmes without words for donors: their donation pages need both. */
export function* checkProgrammes({ entries }: Content): Generator<Problem> {
  const programmes = entries.filter(({ kind }) => kind.name === 'programmes');
  const ids = programmes.map(({ id }) => id);
  for (const entry of entries)
    for (const [id, path] of listNamed(entry)) {
      if (ids.includes(id)) continue;
      const message = `there is no content/programmes/${id}.md.${didYouMean(id, ids)} Write the name of a file there, or remove this`;
      yield problemAt(entry, path, message);
    }
  const donate = entries.find(({ file }) => file === DONATE_FILE);
  const listed = donate?.value === undefined ? ids : [...listNamed(donate)].map(([id]) => id);
  for (const { id, file } of programmes)
    if (!listed.includes(id)) {
      const message = `its page needs words for donors. Add an item with "id: ${id}" to "programmes" in ${DONATE_FILE}`;
      yield problemAtFile(file, message);
    }
}
