import { isIdle, watchIdle } from '#lib/idle.ts';
import { CANCELLED_KEY, selectionKey, stampSelection, withTabStorage } from '#lib/booking/selection.ts';

/*
 * Offers to restore the selection that the button CANCEL has just cleared. The offer comes only once, so that the next person at
 * a shared phone cannot restore that selection.
 */
const offer = document.querySelector<HTMLElement>('#restore');

withTabStorage((tab) => {
  // keep-selection.ts writes the ids of the service and of the options, such as 'lab-services:full-blood-count.esr'.
  const [service, ids] = tab.getItem(CANCELLED_KEY)?.split(':') ?? [];
  // A reload makes no second offer.
  tab.removeItem(CANCELLED_KEY);
  if (!offer || !service || !ids) return;
  offer.hidden = false;
  offer.focus();
  offer.querySelector('button')?.addEventListener('click', () => {
    tab.setItem(selectionKey(service), stampSelection(ids));
    // The id of the service is a relative address, so the next page has the same language.
    location.assign(service);
  });
  const offeredAt = Date.now();
  watchIdle(() => isIdle(offeredAt, Date.now()) && offer.remove());
  // Back can show this page as the visitor left it, so the offer is removed when the visitor leaves.
  addEventListener('pagehide', () => offer.remove());
});
