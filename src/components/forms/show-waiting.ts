import { isEntryKey, parseEntry } from '#lib/request/waiting-entry.ts';

/* Reveals the notice of each form of which a request waits on this device. On nearly every visit nothing is kept. */
function show() {
  const waiting: unknown[] = [];
  for (const [key, text] of Object.entries<string>(localStorage).filter(([key]) => isEntryKey(key))) {
    const entry = parseEntry(text, Date.now());
    if (!entry) localStorage.removeItem(key);
    else if (entry.values) waiting.push(entry.form);
  }
  for (const notice of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    notice.hidden = !waiting.includes(notice.dataset['waiting']);
  // Sent or removed meanwhile, here or in another tab.
  onpageshow = onstorage = show;
}

// Back brings a page as it was left.
(onpageshow = () => {
  try {
    if (localStorage.length) show();
  } catch {
    // Storage is forbidden: nothing is kept.
  }
})();
