import { globSync } from 'node:fs';
import { entryAddress, entryId, isFileKind, parseTranslationPath } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { ENGLISH, getLanguage, getTranslatedPath } from '#lib/language/page-language.ts';
import { remember } from '../remember.ts';
import { isTranslationShown, translationState } from './translated-files.ts';
import { addLanguage } from '#lib/language/addresses.ts';
import { isNeeded, needsOf, type Needs } from '#lib/language/page-needs.ts';
import { isGroupWhole } from './interface.ts';

/* A page exists in a language if all that it needs (page-needs.ts) is translated. Otherwise, links go to the English page. */

// Addresses that use the text of a page and have no file in content/. They exist in the languages of the page.
const ADDRESSES_SHARING_TEXT: Readonly<Record<string, readonly string[]>> = {
  '/': ['/manifest.webmanifest'],
  '/404': ['/not-found', '/gone'],
  '/events': ['/events.ics'],
  '/news': ['/rss.xml'],
  '/our-impact': ['/map'],
};
const listAddressesSharingText = (address: string): readonly string[] =>
  address.startsWith('/events/') ? [`${address}.ics`] : (ADDRESSES_SHARING_TEXT[address] ?? []);

/** Undefined if the file has no page. */
function pageOf(file: string): { file: string; addresses: string[] } | undefined {
  const kind = kindOf(file);
  const address = kind && !isFileKind(kind) ? entryAddress(kind, entryId(file, kind)) : undefined;
  return address === undefined
    ? undefined
    : { file, addresses: [address, ...listAddressesSharingText(address)] };
}

/** On Windows, globSync writes paths with backslashes. */
const globFiles = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

const listEnglishFiles = ({ files }: Needs): string[] =>
  files
    .flatMap((fileOrFolder) => {
      const isFile = /\.\w+$/.test(fileOrFolder);
      return globFiles(`content/${fileOrFolder}${isFile ? '' : '/**/[!_]*.{yaml,md,mdx}'}`);
    })
    .filter((file) => !parseTranslationPath(file));

const isPageTranslated = (file: string, tag: string): boolean => {
  const needs = needsOf(file);
  return (
    needs.groups.every((group) => isGroupWhole(group, tag)) &&
    listEnglishFiles(needs).every((each) => isTranslationShown(each, tag))
  );
};

function readPages(tag: string): Map<string, string> {
  // Every file of this pattern is a translation, so `?? ''` only satisfies TypeScript.
  const pages = globFiles(`content/**/[!_]*.${tag}.{yaml,md,mdx}`)
    .flatMap((translation) => pageOf(parseTranslationPath(translation)?.original ?? '') ?? [])
    .filter(({ file }) => isPageTranslated(file, tag));
  return new Map(
    pages.flatMap(({ file, addresses }) => addresses.map((address) => [address, file] as const)),
  );
}

/** The pages that exist in a language, by English address, each with its file of content/. */
export const listTranslatedPages = remember(readPages);

/** A script exists in every language. */
export const isTranslated = (path: string, tag: string): boolean =>
  tag === ENGLISH || path.startsWith('/scripts/') || listTranslatedPages(tag).has(path);

/** The address of a page in the language of the page being built; `path` itself if the page is not translated. */
export const getAddress = (path: string): string =>
  isTranslated(path, getLanguage()) ? addLanguage(getLanguage(), path) : path;

/** Undefined if no translated page is being built. */
function getNeeds(): Needs | undefined {
  const path = getTranslatedPath();
  const file = path === undefined ? undefined : listTranslatedPages(getLanguage()).get(path);
  return file === undefined ? undefined : needsOf(file);
}

/** Stops the build: page-needs.ts does not list `what` for this page, so nothing has checked that `what` is translated. */
function stopForUnlisted(what: string): never {
  throw new Error(`${getTranslatedPath()} shows ${what}: name it in src/lib/language/page-needs.ts`);
}

export function requireFile(file: string): void {
  const needs = getNeeds();
  if (needs && !isNeeded(needs, file)) stopForUnlisted(file);
}

export function requireGroup(group: string): void {
  const needs = getNeeds();
  if (needs && !needs.groups.some((each) => each === group))
    stopForUnlisted(`"${group}" of content/interface`);
}

/** Whether the page being built shows a translation that is older than the English text. */
export function isTranslationOlder(): boolean {
  const needs = getNeeds();
  return (
    needs !== undefined &&
    listEnglishFiles(needs).some((file) => translationState(file, getLanguage())?.state === 'older')
  );
}
