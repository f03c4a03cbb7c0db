import { deviceStorage } from '#lib/request/browser-storage.ts';
import { listUnsent } from '#lib/request/kept-requests.ts';

/* Loads waiting-notices.js when there is a request to show. From then on, that script also updates and removes the notices. */
let needsNotices = false;

function showWaiting(event?: Event) {
  // The browser fires a trusted event for changes in other tabs; deviceStorage fires an untrusted one for changes in this tab.
  const isFromThisTab = event?.isTrusted === false;
  // listUnsent() also removes requests that are broken or too old.
  const requests = listUnsent(deviceStorage(), Date.now());
  // The form in this tab reports its own changes, so these changes add no notice.
  if (requests.length > 0 && !isFromThisTab) needsNotices = true;
  if (!needsNotices) return;
  import('/scripts/waiting-notices.js').then(
    ({ showNotices }) => showNotices(requests, isFromThisTab),
    // If waiting-notices.js does not load, the page only lacks the notices.
    () => undefined,
  );
}

showWaiting();
addEventListener('storage', showWaiting);
// A page that is kept for Back misses all changes until it is shown again.
addEventListener('pageshow', showWaiting);
