import { deviceStorage } from '#lib/request/browser-storage.ts';
import { listWaiting } from '#lib/request/kept-requests.ts';

/*
 * Removes from this device what waited too long. What is said of the rest comes only where a request waits
 * (waiting-notices.ts).
 */
let hasNotice = false;

function showWaiting(event?: Event) {
  // The browser tells of other tabs; deviceStorage tells of this one.
  const isOwn = event?.isTrusted === false;
  const entries = listWaiting(deviceStorage(), Date.now());
  // What happens while a form is used is told by the form itself: its own changes only take a notice away.
  if (!hasNotice && (isOwn || entries.length === 0)) return;
  hasNotice = true;
  import('/scripts/waiting-notices.js').then(
    ({ showNotices }) => showNotices(entries, isOwn),
    () => undefined,
  );
}

showWaiting();
// Sent or removed meanwhile, here or in another tab.
addEventListener('storage', showWaiting);
addEventListener('pageshow', showWaiting);
