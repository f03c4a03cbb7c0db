import { isEntryKey, parseEntry } from '#lib/request/waiting-entry.ts';

/* Reveals the notice of each form of which a request waits on this device. */
function show() {
  const waiting: unknown[] = [];
  for (const [key, text] of Object.entries<string>(localStorage).filter(([key]) => isEntryKey(key))) {
    const entry = parseEntry(text, Date.now());
    if (!entry) localStorage.removeItem(key);
    else if (entry.values) waiting.push(entry.form);
  }
  for (const notice of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    notice.hidden = !waiting.includes(notice.dataset['waiting']);
}

show();
// Sent or removed meanwhile, here or in another tab.
addEventListener('storage', show);
addEventListener('pageshow', show);
