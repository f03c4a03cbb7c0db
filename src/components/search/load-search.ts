import { findPart } from '#lib/page/find-part.ts';
import './load-advice.ts';

/* Loads the search when somebody begins to type, so that only its users download it. */
const find = findPart('#find');

findPart('input', find).oninput = () =>
  import('/scripts/search.js').catch(() => {
    findPart('[role=status]', find).textContent = find.dataset['failed'] ?? '';
  });
