import { deviceStorage } from '#lib/request/browser-storage.ts';
import { listQueued } from '#lib/request/kept-requests.ts';

/* listQueued() removes requests that were queued too long. The notices load only if a request is still queued. */
let hasLoadedNotices = false;

function showWaiting(event?: Event) {
  // The browser fires a trusted event for changes in other tabs; deviceStorage fires an untrusted one for changes in this tab.
  const isFromThisTab = event?.isTrusted === false;
  const entries = listQueued(deviceStorage(), Date.now());
  // The form in this tab reports its own changes, so these changes add no notice.
  if (!hasLoadedNotices && (isFromThisTab || entries.length === 0)) return;
  hasLoadedNotices = true;
  import('/scripts/waiting-notices.js').then(
    ({ showNotices }) => showNotices(entries, isFromThisTab),
    () => undefined,
  );
}

showWaiting();
addEventListener('storage', showWaiting);
addEventListener('pageshow', showWaiting);
