import './load-advice.ts';

/* Loads the search when somebody begins to type, so that only its users download it. */
const find = document.querySelector('#find') as HTMLElement;

(find.querySelector('input') as HTMLInputElement).oninput = () =>
  import('/scripts/search.js').catch(() => {
    (find.querySelector('[role=status]') as HTMLElement).textContent = find.dataset['failed'] ?? '';
  });
