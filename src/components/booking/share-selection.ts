import { listChosenIds } from '#islands/picker/ticks.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { writeSharedSelection } from '#lib/booking/selection.ts';
import { pickerWords } from '#words';

/** Shows the link in a box, so that the visitor can see what was copied, or copy it by hand. */
function showLink(button: Element, link: string, isCopied: boolean): void {
  const box = makeElement('input', { readonly: '', value: link });
  box.onfocus = () => box.select();
  const label = isCopied ? pickerWords.linkCopied : pickerWords.copyLink;
  const status = button.parentElement?.querySelector('[role=status]');
  if (!status) return;
  status.textContent = '';
  status.append(makeElement('label', { class: 'field small' }, label, box));
}

/** The link carries the selection after the #, which no server sees. */
export async function shareSelection(button: Element): Promise<void> {
  const fragment = writeSharedSelection(listChosenIds());
  const link = location.origin + location.pathname + fragment;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ url: link });
    await navigator.clipboard.writeText(link);
    showLink(button, link, true);
  } catch (error) {
    // AbortError: the visitor closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showLink(button, link, false);
  }
}
