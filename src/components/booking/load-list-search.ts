import { loadAdvice } from '#components/search/load-advice.ts';
import { findPart } from '#lib/page/find-part.ts';
import { isGoodConnection } from '#lib/connection.ts';

/** On a slow connection, a small script searches the price list. On a good one, the island does that. */
function loadListSearch(): void {
  if (isGoodConnection()) return;
  import('/scripts/search-list.js').catch(() => {
    // The next use of the search loads the island.
    delete findPart('.picker-search').dataset['needsNoIsland'];
  });
}

const field = findPart('#search');
const load = () => {
  loadAdvice();
  loadListSearch();
};
field.onfocus = load;
// Somebody may have pressed the field while the page was still arriving.
if (field.matches(':focus')) load();
