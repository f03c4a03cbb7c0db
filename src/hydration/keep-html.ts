import { moveFocus, moveInput } from './move-input.ts';

/** Call this before the island is hydrated. */
export function copyHtml(island: Element): DocumentFragment {
  const html = document.createDocumentFragment();
  for (const child of island.children) html.append(child.cloneNode(true));
  // An earlier click may have set `aria-busy`.
  for (const control of html.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  return html;
}

/**
 * If an island throws, React removes everything in it. keepHtml() then puts the server's HTML back once, with what the visitor typed,
 * ticked and opened, and calls `onPutBack`. The links and forms in that HTML work without the island's code.
 */
export function keepHtml(island: Element, html: DocumentFragment, onPutBack?: () => void): void {
  let focused = document.activeElement;
  // Only elements can have the focus.
  const noteFocus = ({ target }: Event) => (focused = target as Element);
  island.addEventListener('focusin', noteFocus);
  const observer = new MutationObserver((records) => {
    if (island.firstElementChild) return;
    observer.disconnect();
    island.removeEventListener('focusin', noteFocus);
    const removedElements = records
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => node instanceof Element);
    // React changes nothing in a slot, so its nodes are put back, with their listeners. Both have the slots in the same order.
    const copies = html.querySelectorAll('astro-slot');
    for (const element of removedElements)
      element.querySelectorAll('astro-slot').forEach((slot, index) => {
        const copy = copies[index] as Element;
        copy.textContent = '';
        copy.append(...slot.childNodes);
      });
    island.append(html);
    for (const element of removedElements) moveInput(element, island, focused);
    // A focused control in a slot is back in the page now.
    moveFocus(focused);
    // On `change`, scripts such as keep-selection.ts read the ticks again.
    island.dispatchEvent(new Event('change', { bubbles: true }));
    onPutBack?.();
  });
  observer.observe(island, { childList: true });
}
