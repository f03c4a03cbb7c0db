import { CANCELLED_KEY, withTabStorage, selectionKey } from '#lib/booking/selection.ts';

/*
 * Offers once to restore what CANCEL has just cleared. The selection is removed from storage first, so that the next person at a
 * shared phone does not find it after a reload or Back.
 */
const offer = document.querySelector<HTMLElement>('#restore');

withTabStorage((tab) => {
  const [service, ids] = tab.getItem(CANCELLED_KEY)?.split(':') ?? [];
  tab.removeItem(CANCELLED_KEY);
  if (!offer || !service || !ids) return;
  offer.hidden = false;
  offer.focus();
  offer.querySelector('button')?.addEventListener('click', () => {
    tab.setItem(selectionKey(service), ids);
    // The id of the service is a relative address: the language of the page stays.
    location.assign(service);
  });
  addEventListener('pagehide', () => offer.remove());
});
