import { deviceStorage } from '#lib/request/browser-storage.ts';
import { listQueued } from '#lib/request/kept-requests.ts';

/* Removes requests that waited too long. The notices load only if a request still waits. */
let hasNotice = false;

function showWaiting(event?: Event) {
  // The browser fires a trusted event for changes in other tabs; deviceStorage fires one for this tab.
  const isOwn = event?.isTrusted === false;
  const entries = listQueued(deviceStorage(), Date.now());
  // The form of this tab reports its own changes, so they only remove a notice.
  if (!hasNotice && (isOwn || entries.length === 0)) return;
  hasNotice = true;
  import('/scripts/waiting-notices.js').then(
    ({ showNotices }) => showNotices(entries, isOwn),
    () => undefined,
  );
}

showWaiting();
addEventListener('storage', showWaiting);
addEventListener('pageshow', showWaiting);
