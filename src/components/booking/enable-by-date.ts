/* An old copy of a price list may say that a test is not available, although its last day (`data-ends`) is over. */
for (const note of document.querySelectorAll<HTMLElement>('#choose [data-ends]')) {
  if (Date.now() < Number(note.dataset['ends'])) continue;
  // PriceList.tsx writes the note into the row of the checkbox.
  const box = note.parentElement?.querySelector('input');
  if (box) box.disabled = false;
  note.remove();
}
