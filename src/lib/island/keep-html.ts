/** The HTML of the server, to be taken before an island is hydrated. */
export function copyHtml(island: Element): DocumentFragment {
  const html = document.createDocumentFragment();
  for (const child of island.children) html.append(child.cloneNode(true));
  return html;
}

/**
 * React takes an island that throws off the page, and all that stood there with it. Puts the server's HTML back in its place, with
 * what was ticked and typed, so that its links and forms go on without the island.
 */
export function keepHtml(island: Element, html: DocumentFragment): void {
  const putBack = (records: MutationRecord[]) => {
    if (island.firstElementChild) return;
    for (const gone of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      for (const old of (gone as Element).querySelectorAll?.<HTMLInputElement>('input, select, textarea') ??
        []) {
        const control = html.getElementById(old.id) as HTMLInputElement | null;
        if (control) Object.assign(control, { value: old.value, checked: old.checked });
      }
    }
    island.append(html);
    // Whoever follows what is ticked is told to look again.
    island.dispatchEvent(new Event('change', { bubbles: true }));
  };
  new MutationObserver(putBack).observe(island, { childList: true });
  putBack([]);
}
