import { findPart } from '#lib/page/find-part.ts';
import { fillElements } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { pickerSearchWords } from '#words';
import { answerSearch, isAnswered, readAdvice } from '#lib/search/advice-box.ts';
import { makeListSearch, makeSearch } from '#lib/search/find-matches.ts';
import type { SearchItem } from '#lib/search/names.ts';
import { findList, listBoxes, rowOf, testIdsOf, translatedNameOf } from '#islands/picker/ticks.ts';

export interface FoundOption {
  id: string;
  name: string;
  /** The other name that matched, or ''. */
  other: string;
}

export interface SearchResult {
  /** The best match first. Null if nothing was typed or only advice answers the search: then the list has no marks. */
  matches: readonly FoundOption[] | null;
  /** The matches lack a word that may name another test. */
  isClose: boolean;
  /** How many options were searched. */
  total: number;
  isAdvised: boolean;
}

export const NO_SEARCH: SearchResult = { matches: null, isClose: false, total: 0, isAdvised: false };

const MAX_ELSEWHERE = 3;

/** What a search can find an option by: its name, its other names in any language, and its category. Sets have no category. */
function readOption(box: HTMLInputElement): SearchItem & { id: string } {
  // A text node may hold several names, with ', ' between or after them (About in PriceList.tsx).
  const nameNodes = rowOf(box).querySelector('.names')?.childNodes ?? [];
  const otherNames = Array.from(nameNodes).flatMap(({ textContent }) =>
    (textContent ?? '').split(', ').filter(Boolean),
  );
  const translatedName = translatedNameOf(box);
  return {
    id: box.id,
    name: translatedName ?? box.name,
    others: translatedName ? [box.name, ...otherNames] : otherNames,
    isSet: Boolean(testIdsOf(box)),
    category: box.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
  };
}

let searchedElsewhere = '';

/**
 * Shows the other lists that may have what was typed; '' shows none. Their names load when a search first needs them. If they do not
 * load, the visitor can still ask us.
 */
async function showElsewhere(typed: string): Promise<void> {
  searchedElsewhere = typed;
  const load = () => import('/scripts/other-lists.js').then(({ lists }) => lists);
  const lists = typed ? await load().catch(() => []) : [];
  if (typed !== searchedElsewhere) return;
  const lines = lists.flatMap(({ title, address, options }) => {
    const found = new Set(makeSearch(options)(typed).matches.map(({ item }) => item.name));
    if (found.size === 0 || address === location.pathname) return [];
    const list = makeElement('a', { href: address }, title);
    const names = makeElement('b', { translate: 'no' }, [...found].slice(0, MAX_ELSEWHERE).join(', '));
    return makeElement(
      'li',
      {},
      ...fillElements<Node | string>(pickerSearchWords.elsewhere, { list, names }),
    );
  });
  const place = findPart('#elsewhere');
  place.textContent = '';
  place.append(...lines);
}

function readList(harmlessWords: readonly string[]) {
  const options = listBoxes().map(readOption);
  return { options, find: makeListSearch(options, harmlessWords) };
}

/** Reads the price list once, because that takes longer than a search, and again after a translator has changed it. */
export function watchList(harmlessWords: readonly string[]) {
  let list = readList(harmlessWords);
  const changes = new MutationObserver(() => (list = readList(harmlessWords)));
  // The cast is safe, because only pages with a price list load this script.
  changes.observe(findList() as Element, { subtree: true, childList: true, characterData: true });
  return {
    /** Also shows the part of the advice box that answers the search, and what other lists have if this list has nothing. */
    find(typed: string): SearchResult {
      if (typed.trim() === '') {
        answerSearch(null, false);
        void showElsewhere('');
        return NO_SEARCH;
      }
      const { options, find } = list;
      const advice = readAdvice();
      const found = find(typed, advice);
      const matches = found.matches.flatMap(({ index, other }) => {
        const option = options[index];
        return option ? [{ id: option.id, name: option.name, other }] : [];
      });
      const hasMatches = matches.length > 0;
      answerSearch(advice, !hasMatches);
      const isOnlyAdvice = isAnswered(advice) && !hasMatches;
      const { isClose } = found;
      void showElsewhere(isClose || !(hasMatches || isOnlyAdvice) ? typed : '');
      return {
        matches: isOnlyAdvice ? null : matches,
        isClose,
        total: options.length,
        isAdvised: advice !== null,
      };
    },
    /** `mark` changes the list by what is no name. */
    withoutReading(mark: () => void): void {
      mark();
      changes.takeRecords();
    },
  };
}
