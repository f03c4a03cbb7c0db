import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachConcurrently } from '#lib/for-each-concurrently.ts';
import { translatedBy } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { isEntry, isIgnored, checkAddresses, checkFiles } from './check-files.ts';
import { checkFirst } from './check-first.ts';
import { type Content, PICTURE, RECORDING } from './content.ts';
import { checkPicture, checkPictures } from './pictures/check-pictures.ts';
import { readEntry } from './read-entry.ts';
import { checkLinks } from './links/check-links.ts';
import type { Problem } from './problem.ts';
import { checkConsent } from './together/check-consent.ts';
import { checkDue } from './together/check-due.ts';
import { checkEvents, checkProgramme } from './together/check-events.ts';
import { checkFigures } from './together/check-figures.ts';
import { checkCommunities, checkGroups } from './together/check-groups.ts';
import { checkFormer, checkRedirects } from './together/check-redirects.ts';
import { checkPlace } from './together/check-place.ts';
import { checkReviews } from './together/check-reviews.ts';
import { checkRecordings } from './together/check-recordings.ts';
import { checkServices } from './together/check-services.ts';
import { checkShown } from './together/check-shown.ts';
import { checkSymptoms } from './together/check-symptoms.ts';
import { checkTemplates } from './together/check-templates.ts';
import { checkInterface } from './translations/check-interface.ts';
import { checkSpeech } from './translations/check-speech.ts';
import { checkTranslations } from './translations/check-translations.ts';
import { readTranslation } from './translations/read-translation.ts';

function listFiles(root: string, folder: string): { file: string; isLink: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    if (item.isDirectory()) return listFiles(root, file);
    return [{ file, isLink: item.isSymbolicLink() }];
  });
}

const readUpTo = (path: string, most: number) => (lstatSync(path).size > most ? null : readFileSync(path));

async function checkPicturesOf(root: string, pictures: readonly string[]): Promise<[string, string][]> {
  const bad: [string, string][] = [];
  await forEachConcurrently(pictures, async (file) => {
    const bytes = readUpTo(join(root, file), 50_000_000);
    const fault = bytes
      ? await checkPicture(file, bytes)
      : 'the picture is far too large. Upload a smaller one';
    if (fault) bad.push([file, fault]);
  });
  return bad;
}

/** A template with the fields that it offers behind #: their words are examples as well. */
const showOffered = (template: Buffer) =>
  Buffer.from(template.toString().replaceAll(/^# (?=[a-z]\w*: )/gim, ''));

/** Reads all of content/ below `root`. Nothing in it is run. */
export async function readContent(root: string): Promise<Content> {
  const found = listFiles(root, 'content');
  const links = found.filter(({ isLink }) => isLink).map(({ file }) => file);
  const files = found.filter(({ isLink }) => !isLink).map(({ file }) => file);
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(file) && !isIgnored(file));
  const read = (file: string) => readFileSync(join(root, file));
  const readEntries = (names: readonly string[]) =>
    names.flatMap((file) => {
      const kind = kindOf(file);
      return kind ? [readEntry(file, read(file), kind)] : [];
    });
  const templates = files
    .filter((file) => /\/_template\.\w+$/.test(file))
    .flatMap((file) => {
      const kind = kindOf(file);
      return kind ? [readEntry(file, showOffered(read(file)), kind)] : [];
    });
  const recordings = named(RECORDING).map((file) => [file, lstatSync(join(root, file)).size] as const);
  return {
    entries: readEntries(files.filter(isEntry)),
    translations: files
      .filter((file) => !isIgnored(file) && translatedBy(file))
      .flatMap((file) => readTranslation(file, read(file)) ?? []),
    templates: new Map(templates.map((entry) => [entry.kind.path, entry])),
    files: new Set(files),
    badPictures: new Map([
      ...(await checkPicturesOf(root, named(PICTURE))),
      ...links.map((file) => [file, 'this is a link to another file. Put the file itself here'] as const),
    ]),
    recordings: new Map(recordings),
    pages: globSync('**/*.{astro,ts}', { cwd: join(root, 'src/pages') }),
  };
}

export interface Report {
  /** How many entries there are, good ones and others. */
  entries: number;
  /** What stops a build. */
  problems: Problem[];
  warnings: Problem[];
}

/**
 * Checks all of content/ below `root`, the folder of the project: what this accepts, the build accepts. A price that is
 * far from its former one is warned of, and a page that is no longer there is asked for, where somebody knows those.
 */
export async function checkContent(
  root: string,
  known: Pick<Content, 'formerPrices' | 'formerPages'> = {},
): Promise<Report> {
  const content = { ...(await readContent(root)), ...known };
  const found = await checkTogether(content);
  return {
    entries: content.entries.length,
    problems: found.filter(({ isWarning }) => !isWarning),
    warnings: found.filter(({ isWarning }) => isWarning),
  };
}

const compare = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line || a.column - b.column;

/** The checks that compare files, by the name that their problems carry. */
export const CHECKS: Readonly<
  Record<string, (content: Content) => Iterable<Problem> | AsyncIterable<Problem>>
> = {
  files: checkFiles,
  links: checkLinks,
  pictures: checkPictures,
  recordings: checkRecordings,
  events: checkEvents,
  programme: checkProgramme,
  communities: checkCommunities,
  groups: checkGroups,
  addresses: checkAddresses,
  redirects: checkRedirects,
  former: checkFormer,
  place: checkPlace,
  reviews: checkReviews,
  services: checkServices,
  shown: checkShown,
  symptoms: checkSymptoms,
  templates: checkTemplates,
  due: checkDue,
  consent: checkConsent,
  figures: checkFigures,
  translations: checkTranslations,
  interface: checkInterface,
  speech: checkSpeech,
};

/** Every mistake in content/, by file and line: those of single entries, and those that only show between files. */
export async function checkTogether(content: Content): Promise<Problem[]> {
  const first = checkFirst(content);
  if (first.length > 0) return first;
  const problems = content.entries.flatMap(({ file, findings }) =>
    findings.map((finding): Problem => ({ file, ...finding })),
  );
  for (const [name, check] of Object.entries(CHECKS))
    for await (const problem of check(content)) problems.push({ ...problem, check: name });
  const once = Map.groupBy(problems.toSorted(compare), ({ file, line, field, message }) =>
    [file, line, field, message].join('\n'),
  );
  return [...once.values()].flatMap(([first]) => first ?? []);
}
