import { findPart } from '#lib/page/find-part.ts';
import './load-advice.ts';

/* Loads the search when somebody begins to type, so that only its users download it. */
const searchBox = findPart('#find');

findPart('input', searchBox).oninput = () =>
  import('/scripts/search.js').catch(() => {
    findPart('[role=status]', searchBox).textContent = searchBox.dataset['failed'] ?? '';
  });
