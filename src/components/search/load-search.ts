/* Fetches the search when somebody begins to write; nobody else pays for it. */
const field = document.querySelector<HTMLInputElement>('#words');
if (field) {
  field.oninput = () =>
    import('/scripts/search.js').catch(() => {
      const status = document.querySelector<HTMLElement>('#find [role=status]');
      if (status) status.textContent = document.querySelector<HTMLElement>('#find')?.dataset['failed'] ?? '';
    });
}
