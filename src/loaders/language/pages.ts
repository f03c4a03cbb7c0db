import { globSync } from 'node:fs';
import { addressOf, idOf, isFileKind, translatedBy } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { ENGLISH, getLanguage, getTranslatedPath } from '#lib/language/page-language.ts';
import { isShownIn, stateOf } from './translated-files.ts';
import { addressIn } from '#lib/language/addresses.ts';
import { isNeeded, needsOf, type Needs } from '#lib/language/page-needs.ts';
import { isGroupWhole } from './interface.ts';

/*
 * Which pages are there in a language: those of which everything is translated. All others are in English alone, and links lead there.
 */

// What is made with the words of a page, and has no file in content/ of its own.
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  '/': ['/manifest.webmanifest'],
  '/404': ['/not-found', '/gone'],
  '/events': ['/events.ics'],
  '/news': ['/rss.xml'],
  '/our-impact': ['0-9', ...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `/our-impact/${letter}`),
};
const listTogether = (address: string): readonly string[] =>
  address.startsWith('/events/') ? [`${address}.ics`] : (TOGETHER[address] ?? []);

/** The file of a page's words and the addresses of what is made of it; undefined for a file that is no page. */
function pageOf(file: string): { file: string; addresses: string[] } | undefined {
  const kind = kindOf(file);
  const address = kind && !isFileKind(kind) ? addressOf(kind, idOf(file, kind)) : undefined;
  return address === undefined ? undefined : { file, addresses: [address, ...listTogether(address)] };
}

/** Files of content/ that have this name, or lie in this folder. */
const listNeeded = ({ files }: Needs): string[] =>
  files.flatMap((each) =>
    globSync(/\.\w+$/.test(each) ? `content/${each}` : `content/${each}/**/[!_]*.{yaml,md,mdx}`).map((name) =>
      name.replaceAll('\\', '/'),
    ),
  );

/** The English files that a page in a language shows in full. */
const listShown = (needs: Needs) => listNeeded(needs).filter((file) => !translatedBy(file));

const isWhole = (file: string, tag: string): boolean => {
  const needs = needsOf(file);
  return (
    needs.groups.every((group) => isGroupWhole(group, tag)) &&
    listShown(needs).every((each) => isShownIn(each, tag))
  );
};

function readPages(tag: string): Map<string, string> {
  const files = globSync(`content/**/[!_]*.${tag}.{yaml,md,mdx}`).map(
    (name) => translatedBy(name.replaceAll('\\', '/'))?.original ?? '',
  );
  const pages = files.flatMap((file) => pageOf(file) ?? []).filter(({ file }) => isWhole(file, tag));
  return new Map(
    pages.flatMap(({ file, addresses }) => addresses.map((address) => [address, file] as const)),
  );
}

const known = new Map<string, Map<string, string>>();

/** The pages and files that are there in a language, by their addresses in English, each with the file of its words. */
export function listTranslated(tag: string): ReadonlyMap<string, string> {
  const pages = (import.meta.env?.DEV ? undefined : known.get(tag)) ?? readPages(tag);
  known.set(tag, pages);
  return pages;
}

/** Whether a page or a script is there in a language. */
export const isTranslated = (path: string, tag: string): boolean =>
  tag === ENGLISH || path.startsWith('/scripts/') || listTranslated(tag).has(path);

/** The address of a page, given as it is in English, for visitors of the page that is being made: in their language if it is there. */
export const getAddress = (path: string, tag = getLanguage()): string =>
  isTranslated(path, tag) ? addressIn(tag, path) : path;

/** What the page that is being made in another language needs; undefined for all others. */
function getNeeds(): Needs | undefined {
  const path = getTranslatedPath();
  const file = path === undefined ? undefined : listTranslated(getLanguage()).get(path);
  return file === undefined ? undefined : needsOf(file);
}

/** Stops the build where a page in another language shows words of which nobody knows whether they are translated. */
function refuse(what: string): never {
  throw new Error(`${getTranslatedPath()} shows ${what}: name it in src/lib/language/page-needs.ts`);
}

export function useFile(file: string): void {
  const needs = getNeeds();
  if (needs && !isNeeded(needs, file)) refuse(file);
}

export function useGroup(group: string): void {
  const needs = getNeeds();
  if (needs && !needs.groups.some((each) => each === group)) refuse(`"${group}" of content/interface`);
}

/** Whether some of what the page that is being made shows is older than the English words. */
export function isOlder(): boolean {
  const needs = getNeeds();
  return (
    needs !== undefined && listShown(needs).some((file) => stateOf(file, getLanguage())?.state === 'older')
  );
}
