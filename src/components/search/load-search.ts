import './load-advice.ts';

/* Fetches the search when somebody begins to write; nobody else pays for it. */
const find = document.querySelector('#find') as HTMLElement;

(find.querySelector('input') as HTMLInputElement).oninput = () =>
  import('/scripts/search.js').catch(() => {
    (find.querySelector('[role=status]') as HTMLElement).textContent = find.dataset['failed'] ?? '';
  });
