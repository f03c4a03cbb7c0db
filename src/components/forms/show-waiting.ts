import { deviceStore } from '#islands/request-form/device-store.ts';
import { listWaiting } from '#lib/request/waiting.ts';

/*
 * Reveals the notice of each form of which a request waits on this device, at the top of the page's words. What happens
 * while a form is used is told by the form itself: its own changes only take a notice away.
 */
function show(event?: Event) {
  // The browser tells of other tabs; device-store.ts tells of this one.
  const isOwn = event?.isTrusted === false;
  const entries = listWaiting(deviceStore(), Date.now());
  for (const notice of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    const { waiting, fate } = notice.dataset;
    const own = entries.filter((entry) => entry.form === waiting && entry.fate === fate);
    const isShown = !notice.hidden;
    notice.hidden = own.length === 0 || (isOwn && !isShown);
    const references = notice.querySelector('.reference');
    if (references) references.textContent = own.map(({ reference }) => reference).join(', ');
    if (!notice.hidden && !isShown) notice.closest('main')?.prepend(notice);
  }
}

show();
// Sent or removed meanwhile, here or in another tab.
addEventListener('storage', show);
addEventListener('pageshow', show);
