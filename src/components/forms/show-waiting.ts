import { deviceStorage } from '#lib/request/browser-storage.ts';
import { listQueued } from '#lib/request/kept-requests.ts';

/*
 * Removes from this device what waited too long. What is said of the rest comes only where a request waits
 * (waiting-notices.ts).
 */
let isTold = false;

function show(event?: Event) {
  // The browser tells of other tabs; deviceStorage tells of this one.
  const isOwn = event?.isTrusted === false;
  const entries = listQueued(deviceStorage(), Date.now());
  // What happens while a form is used is told by the form itself: its own changes only take a notice away.
  if (!isTold && (isOwn || entries.length === 0)) return;
  isTold = true;
  import('/scripts/waiting-notices.js').then(
    ({ tell }) => tell(entries, isOwn),
    () => undefined,
  );
}

show();
// Sent or removed meanwhile, here or in another tab.
addEventListener('storage', show);
addEventListener('pageshow', show);
