import { getLanguage } from '#lib/language/page-language.ts';
import { NAME_SHARE } from '#lib/search/names.ts';
import { splitWords } from '#lib/search/search-words.ts';
import { getAddress, isTranslated } from '#loaders/language/pages.ts';
import { listIndexEntries, listIndexLines, type IndexEntry } from './index-entries.ts';
import { getPage } from './pages.ts';

/** What finds a line of /search and does not stand in it, or only as text for visitors. */
interface LineWords {
  /** Of a test: its other names, with | between them. */
  names?: string;
  /** Of other entries: what editors wrote in `searchWords`, with | between them. */
  keywords?: string;
  text?: string | undefined;
  isSet?: true | undefined;
  isMixed?: true | undefined;
  /** Of a person or an event. */
  share?: number | undefined;
}

export interface IndexWords {
  /** By the id of the line's link, or by its path and anchor. Translation services change texts and hosts, but not these. */
  lines: Record<string, LineWords>;
  /** Words that people type around what they look for, with spaces between. */
  small: string;
  /** Words that mean the same. */
  same: string[][];
  /** Words that do not change which test somebody means, with spaces between. */
  harmless: string;
}

const ANY_HOST = 'https://host.example';

/** search.ts makes the same key from the link, which points to the translated page if there is one. */
function keyOf(address: string): string {
  const { pathname, hash } = new URL(address, ANY_HOST);
  return getAddress(pathname) + hash;
}

/** The words of an entry's text that the line, its other words and `smallWords` do not have. */
function listFurtherWords(
  { title, about, text = '', otherNames = [], keywords = [] }: IndexEntry,
  smallWords: readonly string[],
): string {
  const names = otherNames.map((each) => each.names);
  const others = new Set(splitWords([title, about, ...names, ...keywords, ...smallWords].join(' ')));
  return [...new Set(splitWords(text))].filter((word) => !others.has(word)).join(' ');
}

/** What people may type in a price list beside the name of a test, with spaces between. In all languages, because people mix them. */
export async function listHarmlessWords(): Promise<string> {
  const { smallWords = [], besideTests = [] } = await getPage('search');
  return [...smallWords, ...besideTests].join(' ');
}

/**
 * The words that only the search reads. They load with its script, so that the list from A to Z stays small. Lines without such words
 * are left out. In a language without /search, no page loads them.
 */
export async function listIndexWords(): Promise<IndexWords> {
  if (!isTranslated('/search', getLanguage())) return { lines: {}, small: '', same: [], harmless: '' };
  const { smallWords = [], sameWords = [], besideTests = [] } = await getPage('search');
  const lines = listIndexLines(await listIndexEntries()).flatMap((section) => section.lines);
  const words = lines.map(([entry]): [string, LineWords] => {
    const { id, address, otherNames, hiddenNames = [], keywords, isSet, isMixed, part } = entry;
    const names = otherNames?.flatMap((each) => each.names.split(', ')).concat(hiddenNames);
    return [
      id ?? keyOf(address),
      {
        ...(names && { names: names.join('|') }),
        ...(keywords?.length && { keywords: keywords.join('|') }),
        text: listFurtherWords(entry, smallWords) || undefined,
        isSet,
        isMixed,
        share: part === 'people' || part === 'events' ? NAME_SHARE : undefined,
      },
    ];
  });
  return {
    lines: Object.fromEntries(
      words.filter(([, each]) => Object.values(each).some((word) => word !== undefined)),
    ),
    small: smallWords.join(' '),
    same: sameWords.map(splitWords),
    harmless: besideTests.join(' '),
  };
}
