import { isEntry } from '#content-check/check-files.ts';
import { PICTURE_ENDING, RECORDING_ENDING } from '#content-check/content.ts';
import { listProblems } from '#content-check/check-content.ts';
import type { Content } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { kindOf } from '#schemas/kinds.ts';
import { checkPicture } from '#content-check/pictures/check-pictures.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { makePicture } from './make-picture.ts';
import type { Case } from './read-cases.ts';

const messagesOfBase = new WeakMap<Content, Promise<Set<string>>>();

/** The messages about `base` without a case. Real content may cause some, such as one about a decision that is still open. */
function listMessagesOfBase(base: Content): Promise<Set<string>> {
  const known =
    messagesOfBase.get(base) ?? listProblems(base).then((problems) => new Set(problems.map(formatProblem)));
  messagesOfBase.set(base, known);
  return known;
}

/** The new problems that `npm run check:content` finds if the files of a case are added to `base`, as an editor reads them. */
export async function sayWhatIsWrong(
  base: Content,
  { file: changed, files, without, before, former, destinations }: Case,
): Promise<string[]> {
  const badPictures = new Map(base.badPictures);
  const recordings = new Map(base.recordings);
  const gone = new Set([...without, ...files.keys()]);
  const entries = base.entries.filter(({ file }) => !gone.has(file));
  const translations = base.translations.filter(({ file }) => !gone.has(file));
  for (const [file, given] of files) {
    if (PICTURE_ENDING.test(file)) {
      const fault = await checkPicture(file, typeof given === 'string' ? await makePicture(given) : given);
      if (fault) badPictures.set(file, fault);
    }
    // A recording is given by its size, such as 26 kB.
    if (RECORDING_ENDING.test(file)) recordings.set(file, Number.parseInt(String(given)) * 1000);
    const translation = typeof given === 'string' ? null : readTranslation(file, given);
    if (translation) translations.push(translation);
    const kind = kindOf(file);
    if (kind && isEntry(file) && typeof given !== 'string') entries.push(readEntry(file, given, kind));
  }
  const kindBefore = kindOf(changed);
  const formerEntries = before && kindBefore ? [readEntry(changed, before, kindBefore)] : [];
  const all = new Set([...base.files, ...files.keys()]);
  for (const file of without) all.delete(file);
  const problems = await listProblems({
    ...base,
    entries,
    translations,
    files: all,
    badPictures,
    recordings,
    formerEntries,
    ...(former && { formerPages: former }),
    ...(destinations && { formerDestinations: destinations }),
  });
  const known = await listMessagesOfBase(base);
  return problems.map(formatProblem).filter((message) => !known.has(message));
}
