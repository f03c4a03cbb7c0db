import { basename } from 'node:path';
import { kindOf, KINDS } from '#schemas/kinds.ts';
import { entryId, isFileKind, parseTranslationPath, type Kind } from '#schemas/kind.ts';
import { type Content, PICTURE_ENDING, RECORDING_ENDING, languagesOf } from './content.ts';
import { didYouMean } from './fields/did-you-mean.ts';
import { listEntryPages, routeOf, type EntryPage } from './links/list-targets.ts';
import { problemAt, problemAtFile, type Problem } from './problem.ts';

const fileNames = KINDS.filter(isFileKind).map(({ path }) => basename(path));
const folderNames = KINDS.filter((kind) => !isFileKind(kind)).map(({ path }) => path.replace('content/', ''));

/** Whether a file is never published: a template, a hidden file of the operating system, or content/README.md. */
export function isIgnored(file: string): boolean {
  const original = parseTranslationPath(file)?.original ?? file;
  // events/_health-outreach.md is an entry, although its name begins with _.
  if (KINDS.some(({ path }) => path === original)) return false;
  return /^[._]|^(?:Thumbs\.db|desktop\.ini)$/i.test(basename(original)) || original === 'content/README.md';
}

const hasRightEnding = (file: string, { extensions }: Kind) =>
  extensions.some((extension) => file.endsWith(extension));

/** Whether the build reads a file as an entry. */
export function isEntry(file: string): boolean {
  const kind = kindOf(file);
  if (!kind || isIgnored(file) || parseTranslationPath(file)) return false;
  if (kind.path === file) return true;
  if (!hasRightEnding(file, kind)) return false;
  // A file whose name does not match the pattern of its kind is an entry too. checkName() reports its name.
  return kind.names instanceof RegExp || kind.names.includes(entryId(file, kind));
}

function checkName(file: string, kind: Kind): string | null {
  const id = entryId(file, kind);
  const extension = kind.extensions[0] ?? '';
  const { names, naming } = kind;
  if (!(names instanceof RegExp))
    return names.includes(id)
      ? null
      : `no page shows a file with this name.${didYouMean(id, names)} It must be ${naming}`;
  // What a computer adds to the name of a second copy.
  const first = id.replace(/ ?\(\d+\)$|[ -]+copy$/i, '');
  if (first !== id && names.test(first))
    return `this is the name of a second copy. Rename it on your computer to ${basename(first)}${extension}, and upload it again`;
  if (!names.test(id)) return `the name becomes a web address, so rename the file to ${naming}${extension}`;
  return /(?:^|\/)index$/.test(id)
    ? `index is the name of a page that lists others. Rename the file to ${naming}${extension}`
    : null;
}

/** A message about the name or the folder of a file below content/; null if both are right. */
function checkFileName(file: string): string | null {
  const original = parseTranslationPath(file)?.original;
  // read-translation.ts checks the names of translations.
  if (isIgnored(file) || (original && kindOf(original))) return null;
  const kind = kindOf(file);
  if (kind?.path === file) return null;
  const name = basename(file);
  if (!kind) {
    const [, first = '', ...rest] = file.split('/');
    const isInFolder = rest.length > 0;
    const help = didYouMean(first, isInFolder ? folderNames : fileNames) || ' Move it to the right folder';
    return `nothing on the site reads ${isInFolder ? `the folder ${first}` : 'this file'}.${help}`;
  }
  // check-recordings.ts reports a recording that no entry can name.
  if (RECORDING_ENDING.test(name)) return null;
  if (PICTURE_ENDING.test(name))
    return /^[A-Za-z0-9][\w.-]{0,79}$/.test(name)
      ? null
      : 'the name of a picture is made of letters, digits, hyphens and dots. Rename the file, as in: van-1.jpg';
  if (hasRightEnding(file, kind)) return checkName(file, kind);
  if (/\.(?:jfif|jpe|pjpeg)$/i.test(name))
    return `this is a JPEG picture with a rare ending. Rename the file to ${name.replace(/\.\w+$/, '.jpg')}`;
  if (/\.(?:heic|heif|gif|svg|tiff?|bmp|pdf|docx?)$/i.test(name))
    return 'this type of file cannot be shown. Save a picture as JPEG (.jpg), and write text into the entry itself';
  if (/\.(?:wav|m4a|aac|opus|amr|3gp|wma|flac)$/i.test(name))
    return 'not every phone plays this type of recording. Save it as MP3 (.mp3), mono, 24 kbit/s';
  const endings = kind.extensions.join(' or ');
  return `nothing on the site reads this file. The files of this folder end in ${endings}, in small letters`;
}

const REQUIRED_FILES = KINDS.flatMap((kind) => {
  if (isFileKind(kind)) return kind.path;
  const { path, names, extensions } = kind;
  return Array.isArray(names) ? names.map((name) => `${path}/${name}${extensions[0]}`) : [];
});

export function* checkFiles({ files, symlinks, entries }: Content): Generator<Problem> {
  for (const file of REQUIRED_FILES)
    if (!files.has(file))
      yield problemAtFile(file, 'this file is missing, and a page of the site needs it. Put it back');
  for (const file of files) {
    const message = checkFileName(file);
    if (message) yield problemAtFile(file, message);
  }
  for (const file of symlinks)
    yield problemAtFile(file, 'this is a link to another file. Put the file itself here');
  const byId = Map.groupBy(entries, ({ kind, id }) => `${kind.path}/${id.toLowerCase()}`);
  for (const [first, ...others] of byId.values())
    for (const { file } of others)
      yield problemAtFile(
        file,
        `this file and ${first?.file} would have the same address. Rename one of the two`,
      );
}

/** A problem about an address that is taken: at the id if a list item makes the page, otherwise at the file. */
const addressProblem = ({ entry, path }: EntryPage, message: string): Problem =>
  path
    ? problemAt(entry, path, `${message}. Remove this item`)
    : problemAtFile(entry.file, `${message}. Give this file another name`);

/** Entries whose page would have the address of another page. */
export function checkAddresses({ entries, pages }: Content): Problem[] {
  const routes = pages.map(routeOf);
  const languageByHome = new Map(languagesOf(entries).map(({ tag, name }) => [`/${tag}`, name]));
  const pageByAddress = new Map<string, EntryPage>();
  return listEntryPages(entries).flatMap((page) => {
    const { entry, address } = page;
    // An entry makes a page only if src/pages has the route of its kind. Other entries are texts of an existing page.
    if (!routes.includes(entry.kind.route ?? '')) return [];
    const other = pageByAddress.get(address);
    // checkFiles reports two files of one kind with the same id. The schema of a list reports two items with the same id.
    if (other?.entry.kind === entry.kind) return [];
    if (other) return [addressProblem(page, `${other.entry.file} already makes the page ${address}`)];
    pageByAddress.set(address, page);
    const language = languageByHome.get(address);
    if (language) return [addressProblem(page, `${address} is the address of the site in ${language}`)];
    // `npm run dev` makes /workshop without a file in src/pages.
    const isTaken = routes.includes(address) || address === '/workshop';
    return isTaken ? [addressProblem(page, `the page ${address} already exists`)] : [];
  });
}
