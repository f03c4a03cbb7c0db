import { CANCELLED, inTab, keyOf } from '#lib/booking/selection.ts';

/*
 * Offers once what CANCEL has just cleared. It is stored nowhere by then: whoever leaves or reloads this page, or comes back to it,
 * finds nothing.
 */
const offer = document.querySelector<HTMLElement>('#restore');

inTab((tab) => {
  const [service, ids] = tab.getItem(CANCELLED)?.split(':') ?? [];
  tab.removeItem(CANCELLED);
  if (!offer || !service || !ids) return;
  offer.hidden = false;
  offer.focus();
  offer.querySelector('button')?.addEventListener('click', () => {
    tab.setItem(keyOf(service), ids);
    location.assign(service);
  });
  addEventListener('pagehide', () => offer.remove());
});
