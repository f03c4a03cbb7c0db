import { parseKept, toObject } from '#lib/request/browser-storage.ts';

/*
 * What is typed into a page that is loaded again because the site is newer. It goes through this tab's storage and is removed
 * from there on the next load.
 */
const KEY = 'fields';

/** Boxes for words that people write: no secret ones, none that people do not see, and no traps for programs, which no key reaches. */
const listBoxes = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea[id], input[id]'),
  ).filter(
    ({ type, tabIndex }) =>
      ['text', 'textarea', 'email', 'search', 'tel', 'url', 'number', 'date'].includes(type) && tabIndex >= 0,
  );

/** Keeps the text of each box by its id; tells whether the browser took it. */
export function keepTypedValues(): boolean {
  const texts = Object.fromEntries(listBoxes().map(({ id, value }) => [id, value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, texts }));
    return true;
  } catch {
    return false;
  }
}

/** Tells whether fields can be kept here, and keeps none. */
export function canKeepTypedValues(): boolean {
  const isKept = keepTypedValues();
  if (isKept) sessionStorage.removeItem(KEY);
  return isKept;
}

/** Puts it back into the boxes that are empty, as if it were typed: a search goes on. */
export function restoreTypedValues(): void {
  const { path, texts } = parseKept(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  if (path !== location.pathname) return;
  const kept = toObject(texts);
  for (const box of listBoxes()) {
    const text = kept[box.id];
    if (typeof text !== 'string' || box.value) continue;
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
