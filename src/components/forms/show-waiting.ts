import { isEntryKey, parseEntry } from '#lib/request/waiting-entry.ts';

/* Reveals the notice of each form of which a request waits on this device, at the top of the page's words. */
function show() {
  const waiting: unknown[] = [];
  for (const [key, text] of Object.entries<string>(localStorage).filter(([key]) => isEntryKey(key))) {
    const entry = parseEntry(text, Date.now());
    if (!entry) localStorage.removeItem(key);
    else if (entry.values) waiting.push(entry.form);
  }
  const notices = document.querySelector('.waiting');
  if (waiting.length > 0 && notices?.previousElementSibling) notices.parentElement?.prepend(notices);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    notice.hidden = !waiting.includes(notice.dataset['waiting']);
}

show();
// Sent or removed meanwhile, here or in another tab.
addEventListener('storage', show);
addEventListener('pageshow', show);
