import { isGoodConnection } from '#lib/connection.ts';
import { findPart } from '#lib/page/find-part.ts';
import { islandWords } from '#words';
import { loadAdvice } from './load-advice.ts';

/*
 * Loads the search when somebody begins to type, so that only visitors who search pay for its words. On a good connection it loads
 * with the page, and the service worker keeps it for a search offline.
 */

const field = findPart<HTMLInputElement>('#words');
const status = findPart('#find [role=status]');
field.onfocus = loadAdvice;

// Not addEventListener(), because search.ts replaces this handler. It also loads the advice, because on a slow connection the field
// may have the focus before this script runs.
const load = (field.oninput = () => {
  loadAdvice();
  if (field.value) status.textContent = islandWords.loading;
  import('/scripts/search.js').catch(() => {
    status.textContent = findPart('#find').dataset['failed'] ?? '';
  });
});
if (field.value || isGoodConnection()) load();
