import { keepInTab, takeCancelled } from './stored-selection.ts';

/*
 * Offers once what CANCEL has just cleared. It is in no store by then: whoever leaves or reloads this page, or comes back to it,
 * finds nothing.
 */
const offer = document.querySelector<HTMLElement>('#restore');
let cancelled = takeCancelled();

if (offer && cancelled) {
  offer.hidden = false;
  offer.focus();
  offer.querySelector('button')?.addEventListener('click', () => {
    if (!cancelled) return;
    const { service, ids } = cancelled;
    keepInTab(service, ids);
    location.assign(`/${service}`);
  });
  addEventListener('pagehide', () => {
    cancelled = null;
    offer.hidden = true;
  });
}
