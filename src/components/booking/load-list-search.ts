import { loadAdvice } from '#components/search/load-advice.ts';
import { findPart } from '#lib/page/find-part.ts';
import { scriptEnding } from '#words';

const field = findPart<HTMLInputElement>('#search');

/** Loads the search of a price list when somebody uses its field. After a failure, each further letter tries again. */
function load(): void {
  loadAdvice();
  import(/* @vite-ignore */ `/scripts/search-list${scriptEnding}${field.dataset['retry'] ?? ''}`).catch(
    () => {
      // A browser remembers that an address failed, so the next try has another. start-list-search.ts replaces the handler.
      field.dataset['retry'] = `?${Date.now()}`;
      field.oninput = load;
      findPart('.picker-matches > p').textContent = field.dataset['notLoaded'] as string;
    },
  );
}

field.onfocus = load;
// Somebody may have pressed the field while the page was still arriving.
if (field.matches(':focus')) load();
