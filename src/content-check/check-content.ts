import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachConcurrently } from '#lib/for-each-concurrently.ts';
import { parseTranslationPath } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { isEntry, isIgnored, checkAddresses, checkFiles } from './check-files.ts';
import { checkFirst } from './check-first.ts';
import {
  compareFiles,
  type Content,
  PICTURE_ENDING,
  type PictureFault,
  RECORDING_ENDING,
} from './content.ts';
import { checkPicture, checkPictures } from './pictures/check-pictures.ts';
import { readEntry } from './read-entry.ts';
import { checkLinks } from './links/check-links.ts';
import { problemAtFile, problemsOf, type Problem, stoppedMessage } from './problem.ts';
import { checkCautions } from './together/check-cautions.ts';
import { checkConsent } from './together/check-consent.ts';
import { checkDestinations, destinationsBefore } from './together/check-destinations.ts';
import { checkDue } from './together/check-due.ts';
import { checkEvents } from './together/check-events.ts';
import { checkExamples } from './together/check-examples.ts';
import { checkFigures } from './together/check-figures.ts';
import { checkFormer, checkRedirects } from './together/check-redirects.ts';
import { checkMenu } from './together/check-menu.ts';
import { checkPeople } from './together/check-people.ts';
import { checkPlaces } from './together/check-places.ts';
import { checkReferences } from './together/check-references.ts';
import { checkRecordings } from './together/check-recordings.ts';
import { checkServices } from './together/check-services.ts';
import { checkSlips } from './together/check-slips.ts';
import { checkSymptoms } from './together/check-symptoms.ts';
import { checkTemplates } from './together/check-templates.ts';
import { checkTexts } from './together/check-texts.ts';
import { checkTwins } from './together/check-twins.ts';
import { checkInterface } from './translations/check-interface.ts';
import { checkTranslations } from './translations/check-translations.ts';
import { readTranslation } from './translations/read-translation.ts';

function listContentFiles(root: string, folder: string): { file: string; isSymlink: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    if (item.isDirectory()) return listContentFiles(root, file);
    return [{ file, isSymlink: item.isSymbolicLink() }];
  });
}

/** Uncomments the optional fields of a template, so that checkTemplates also finds their example words in entries. */
const withOptionalFields = (template: Buffer) =>
  Buffer.from(template.toString().replaceAll(/^# (?=[a-z]\w*: )/gim, ''));

/** Reads all of content/ below `root` without running anything in it. */
export async function readContent(root: string): Promise<Content> {
  const filesAndSymlinks = listContentFiles(root, 'content');
  // Symlinks are never read. checkFiles reports them.
  const symlinks = filesAndSymlinks.filter(({ isSymlink }) => isSymlink).map(({ file }) => file);
  const files = filesAndSymlinks.filter(({ isSymlink }) => !isSymlink).map(({ file }) => file);
  const filesWithEnding = (ending: RegExp) => files.filter((file) => ending.test(file) && !isIgnored(file));
  const read = (file: string) => readFileSync(join(root, file));
  const readEntries = (paths: readonly string[], transform = (bytes: Buffer) => bytes) =>
    paths.flatMap((file) => {
      const kind = kindOf(file);
      return kind ? [readEntry(file, transform(read(file)), kind)] : [];
    });
  const templates = readEntries(
    files.filter((file) => /\/_template\.\w+$/.test(file)),
    withOptionalFields,
  );
  const badPictures = new Map<string, PictureFault>();
  await forEachConcurrently(filesWithEnding(PICTURE_ENDING), async (file) => {
    const fault = await checkPicture(file, read(file));
    if (fault) badPictures.set(file, fault);
  });
  return {
    entries: readEntries(files.filter(isEntry)),
    translations: files
      .filter((file) => !isIgnored(file) && parseTranslationPath(file))
      .flatMap((file) => readTranslation(file, read(file)) ?? []),
    templates: new Map(templates.map((entry) => [entry.kind.path, entry])),
    files: new Set(files),
    symlinks,
    badPictures,
    recordings: new Map(
      filesWithEnding(RECORDING_ENDING).map((file) => [file, lstatSync(join(root, file)).size] as const),
    ),
    pages: [
      ...globSync('**/*.{astro,ts}', { cwd: join(root, 'src/pages') }),
      ...globSync('reports/*', { cwd: join(root, 'public') }),
    ],
  };
}

/**
 * Checks all of content/ below `root`, the folder of the project. Content without mistakes also passes the build, except that only
 * the build checks event pictures on another host (docs/decisions/0010). `former` is the state before the change and the published
 * one: with them, the check also compares prices, places and contacts, and finds pages that are gone. Warnings do not stop a build.
 */
export async function checkContent(
  root: string,
  former: Partial<Content> = {},
): Promise<{ content: Content; problems: Problem[]; warnings: Problem[] }> {
  const content: Content = { ...(await readContent(root)), ...former };
  content.formerDestinations ??= destinationsBefore(content);
  const all = listProblems(content);
  return {
    content,
    problems: all.filter(({ isWarning }) => !isWarning),
    warnings: all.filter(({ isWarning }) => isWarning),
  };
}

/** The checks that compare files. */
const CHECKS: readonly ((content: Content) => Iterable<Problem>)[] = [
  checkFiles,
  checkLinks,
  checkPictures,
  checkRecordings,
  checkEvents,
  checkMenu,
  checkPeople,
  checkAddresses,
  checkCautions,
  checkDestinations,
  checkRedirects,
  checkFormer,
  checkPlaces,
  checkReferences,
  checkTwins,
  checkServices,
  checkSlips,
  checkSymptoms,
  checkTemplates,
  checkTexts,
  checkDue,
  checkExamples,
  checkConsent,
  checkFigures,
  checkTranslations,
  checkInterface,
];

/** The problems in content/, sorted by file and line. If checkFirst() finds problems, only these. */
export function listProblems(content: Content): Problem[] {
  const blocking = checkFirst(content);
  // The mistakes within each file are certain all the same.
  const problems = [...blocking, ...content.entries.flatMap(problemsOf)];
  for (const check of blocking.length > 0 ? [] : CHECKS)
    try {
      problems.push(...check(content));
    } catch (error) {
      problems.push(problemAtFile('content', stoppedMessage(`the check "${check.name}"`, error)));
    }
  // A file that nothing reads, or that is missing, comes first: other files may have links to its page.
  const read = new Set([...content.entries, ...content.translations].map(({ file }) => file));
  const rank = ({ file, isWarning }: Problem) => Number(isWarning ?? read.has(file));
  const sorted = problems.toSorted(
    (a, b) => rank(a) - rank(b) || compareFiles(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
  // Two checks may find the same problem.
  const byContent = Map.groupBy(sorted, ({ file, line, field, message }) =>
    [file, line, field, message].join('\n'),
  );
  return [...byContent.values()].flatMap(([first]) => first ?? []);
}
