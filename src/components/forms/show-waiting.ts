import { isEntryKey, parseEntry } from '#lib/request/waiting-entry.ts';

/* Reveals the notice of each form of which a request waits on this device, at the top of the page's words. */
function show() {
  const waiting: unknown[] = [];
  for (const key of Object.keys(localStorage).filter(isEntryKey)) {
    const entry = parseEntry(localStorage.getItem(key), Date.now());
    if (!entry) localStorage.removeItem(key);
    else if (entry.values) waiting.push(entry.form);
  }
  for (const notice of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    if (!waiting.includes(notice.dataset['waiting'])) notice.hidden = true;
    else if (notice.hidden) {
      notice.hidden = false;
      notice.closest('main')?.prepend(notice);
    }
  }
}

show();
// Sent or removed meanwhile, here or in another tab.
addEventListener('storage', show);
addEventListener('pageshow', show);
