import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachOf } from '#lib/each-of.ts';
import { translatedBy } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { isEntry, isIgnored, PICTURE, checkFiles } from './check-files.ts';
import { type Content, type Entry, sayOfFile } from './content.ts';
import { checkPicture, checkPictures } from './pictures/check-pictures.ts';
import { readEntry } from './read-entry.ts';
import { checkRecordings } from './recordings/check-recordings.ts';
import { readRecording, RECORDING } from './recordings/read-recording.ts';
import { checkLinks } from './links/check-links.ts';
import type { Problem } from './problem.ts';
import { checkAddresses } from './together/check-addresses.ts';
import { checkConsent } from './together/check-consent.ts';
import { checkDue } from './together/check-due.ts';
import { checkEvents, checkProgramme } from './together/check-events.ts';
import { checkFigures } from './together/check-figures.ts';
import { checkCommunities, checkGroups } from './together/check-groups.ts';
import { checkFormer, checkRedirects } from './together/check-redirects.ts';
import { checkLanguages } from './together/check-languages.ts';
import { checkServices } from './together/check-services.ts';
import { checkShown } from './together/check-shown.ts';
import { checkInterface } from './translations/check-interface.ts';
import { checkTranslations } from './translations/check-translations.ts';
import { readTranslation } from './translations/read-translation.ts';

function listFiles(root: string, folder: string): { file: string; isLink: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    if (item.isDirectory()) return listFiles(root, file);
    return [{ file, isLink: item.isSymbolicLink() }];
  });
}

async function findBadPictures(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const bad = new Map<string, string>();
  const pictures = files.filter((file) => PICTURE.test(file) && !isIgnored(file));
  await eachOf(pictures, async (file) => {
    const bytes = lstatSync(join(root, file)).size > 50_000_000 ? null : readFileSync(join(root, file));
    const fault = bytes
      ? await checkPicture(file, bytes)
      : 'the picture is far too large. Upload a smaller one';
    if (fault) bad.set(file, fault);
  });
  return bad;
}

// Twenty minutes, the longest there are, have 3.6 MB.
const MOST_OF_RECORDING = 5_000_000;

const readRecordings = (root: string, files: readonly string[]) =>
  new Map(
    files
      .filter((file) => RECORDING.test(file) && !isIgnored(file))
      .map((file) => {
        const path = join(root, file);
        const isLarge = lstatSync(path).size > MOST_OF_RECORDING;
        return [
          file,
          isLarge ? 'it has more than 5 MB. Save it with 24 kbit/s' : readRecording(file, readFileSync(path)),
        ];
      }),
  );

/** Reads all of content/ below `root`. Nothing in it is run. */
export async function readContent(root: string): Promise<Content> {
  const found = listFiles(root, 'content');
  const links = found.filter(({ isLink }) => isLink).map(({ file }) => file);
  const files = found.filter(({ isLink }) => !isLink).map(({ file }) => file);
  const entries = files.flatMap((file): Entry[] => {
    const kind = kindOf(file);
    return kind && isEntry(file) ? [readEntry(file, readFileSync(join(root, file)), kind)] : [];
  });
  const translations = files
    .filter((file) => !isIgnored(file) && translatedBy(file))
    .flatMap((file) => readTranslation(file, readFileSync(join(root, file))) ?? []);
  const templates = files.flatMap((file): [string, Entry][] => {
    const kind = /\/_template\.\w+$/.test(file) ? kindOf(file) : undefined;
    return kind ? [[kind.path, readEntry(file, readFileSync(join(root, file)), kind)]] : [];
  });
  const badPictures = await findBadPictures(root, files);
  for (const file of links) badPictures.set(file, 'this is a link to another file. Put the file itself here');
  return {
    entries,
    translations,
    templates: new Map(templates),
    files: new Set(files),
    badPictures,
    recordings: readRecordings(root, files),
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

const WORDS = 'content/interface/en.yaml';

/** What is wrong where the site has no words of its own, with which the other checks say days and sums; null when it has them. */
function findWordless({ entries }: Content): Problem[] | null {
  const words = entries.find(({ file }) => file === WORDS);
  // They are read where the check runs, whatever content it looks at.
  if (words ? words.value !== undefined : existsSync(WORDS)) return null;
  const missing = 'this file is missing, and every page of the site needs it. Put it back';
  return words?.findings.map((finding) => ({ file: WORDS, ...finding })) ?? [sayOfFile(WORDS, missing)];
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
  const found = findWordless(content) ?? (await checkTogether(content));
  return {
    entries: content.entries.length,
    problems: found.filter(({ isWarning }) => !isWarning),
    warnings: found.filter(({ isWarning }) => isWarning),
  };
}

const compare = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line || a.column - b.column;

/** Every mistake in content/, by file and line: those of single entries, and those that only show between files. */
export async function checkTogether(content: Content): Promise<Problem[]> {
  const single = content.entries.flatMap(({ file, findings }) =>
    findings.map((finding) => ({ file, ...finding })),
  );
  const between = [
    checkFiles,
    checkLinks,
    checkPictures,
    checkRecordings,
    checkEvents,
    checkProgramme,
    checkCommunities,
    checkGroups,
    checkAddresses,
    checkRedirects,
    checkFormer,
    checkServices,
    checkShown,
    checkDue,
    checkConsent,
    checkFigures,
    checkLanguages,
    checkTranslations,
    checkInterface,
  ];
  const all = [...single, ...(await Promise.all(between.map((check) => check(content)))).flat()].toSorted(
    compare,
  );
  const seen = new Set<string>();
  return all.filter(({ file, line, field, message }) => {
    const key = [file, line, field, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
