import { parseKept, toObject } from '#lib/request/browser-storage.ts';

/*
 * Keeps typed text in this tab's storage while the page reloads. load-island.ts offers that reload if an island failed or the site
 * has changed.
 */
const KEY = 'fields';

/** Text fields with an id, shown or not. Passwords are left out, and so are honeypots, which have tabindex="-1". */
const listTextFields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea[id], input[id]'),
  ).filter(
    ({ type, tabIndex }) =>
      ['text', 'textarea', 'email', 'search', 'tel', 'url', 'number', 'date'].includes(type) && tabIndex >= 0,
  );

/** Returns whether the browser stored the text. */
export function keepTypedValues(): boolean {
  const texts = Object.fromEntries(listTextFields().map(({ id, value }) => [id, value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, texts }));
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser can store text for this tab. Only an attempt shows that. */
export function canKeepTypedValues(): boolean {
  const isKept = keepTypedValues();
  if (isKept) sessionStorage.removeItem(KEY);
  return isKept;
}

/** Fires an `input` event as typing does, so that a search runs. */
export function restoreTypedValues(): void {
  const { path, texts } = parseKept(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  if (path !== location.pathname) return;
  const kept = toObject(texts);
  for (const field of listTextFields()) {
    const text = kept[field.id];
    if (typeof text !== 'string' || field.value) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
