import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { isEntry } from '#content-check/check-files.ts';
import { PICTURE_ENDING, RECORDING_ENDING } from '#content-check/content.ts';
import { listProblems, readContent } from '#content-check/check-content.ts';
import type { Content } from '#content-check/content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { kindOf } from '#schemas/kinds.ts';
import { checkPicture } from '#content-check/pictures/check-pictures.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { makePicture } from './make-picture.ts';
import type { Case } from './read-cases.ts';
import { sampleSiteText } from '../support/sample-site.ts';
import { readText } from '../support/read-text.ts';
import { putOwnContent } from './put-own-content.ts';

// French is in this list because the editors' guide has an example in French.
const languages = `- { tag: en, name: English, direction: ltr, published: true }
- { tag: fr, name: Français, direction: ltr, published: false, sample: true }
`;
const ADDED: Readonly<Record<string, string>> = {
  'content/site.yaml': sampleSiteText,
  'content/languages.yaml': languages,
  'content/redirects.yaml': '[]\n',
};

async function readOwnContent(): Promise<Content> {
  const root = mkdtempSync(join(tmpdir(), 'own-content-'));
  try {
    putOwnContent(root);
    cpSync('src/pages', join(root, 'src/pages'), { recursive: true });
    return await readContent(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The base of all cases: the tests' own content, with other settings and languages, and without redirects. */
export async function readBase(): Promise<Content> {
  const content = await readOwnContent();
  const added = Object.entries(ADDED).map(([file, text]) => readText(file, text));
  return {
    ...content,
    entries: [...content.entries.filter(({ file }) => !(file in ADDED)), ...added],
    files: new Set([...content.files, ...Object.keys(ADDED)]),
  };
}

const messagesOfBase = new WeakMap<Content, Set<string>>();

/** The messages about `base` without a case. Real content may cause some, such as one about a decision that is still open. */
function listMessagesOfBase(base: Content): Set<string> {
  const known = messagesOfBase.get(base) ?? new Set(listProblems(base).map(formatProblem));
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
  const problems = listProblems({
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
  const known = listMessagesOfBase(base);
  return problems.map(formatProblem).filter((message) => !known.has(message));
}

/** The pictures and recordings that a text names, beside its file or in the picture storage. */
function listNamedFiles(text: string): string[] {
  const used = text.replaceAll(/^#.*$/gm, '');
  const beside = used.match(/(?<=\.\/)[\w./-]+\.(?:jpg|mp3)/g) ?? [];
  const [, folder, subfolder, count = 0] = /folder: (\w+), subfolder: (\w+), count: (\d+)/.exec(used) ?? [];
  const stored = Array.from(
    { length: Number(count) },
    (_, index) => `Event-Images/${folder}/${subfolder}/${index + 1}.jpg`,
  );
  return [...beside, ...stored];
}

/** The new problems if an editor writes this file, and uploads what it names. */
export function sayOfFile(base: Content, file: string, text: string): Promise<string[]> {
  const files = new Map<string, Uint8Array | string>([[file, new TextEncoder().encode(text)]]);
  for (const each of listNamedFiles(text))
    files.set(join(dirname(file), each), each.endsWith('jpg') ? 'jpeg' : '200 kB');
  return sayWhatIsWrong(base, { title: '', file, files, without: [], says: [] });
}
