import { findPart } from '#lib/page/find-part.ts';
import { loadAdvice } from './load-advice.ts';

/* Loads the search when somebody begins to type, so that only visitors who search download it. */

findPart('#words').onfocus = loadAdvice;

// Not addEventListener(), because search.ts replaces this handler.
findPart('#words').oninput = () =>
  import('/scripts/search.js').catch(() => {
    findPart('#find [role=status]').textContent = findPart('#find').dataset['failed'] ?? '';
  });
