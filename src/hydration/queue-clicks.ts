import { islandWords } from '#words';
import { type IslandState, offerReload } from './load-island.ts';
import { isGoodConnection } from '#lib/connection.ts';

/* Clicks that wait for an island's code, with a loading notice beside the control (docs/decisions/0002). */

// Decision 0002 has a table of these times. A notice before NOTICE_AFTER_MS would only flicker.
const NOTICE_AFTER_MS = 300;
const SLOW_AFTER_MS = 5000;
const LATE_AFTER_MS = 15_000;

/**
 * The notice of an island, beside the control that was used last: an earlier one may be hidden now. At first the notice is empty,
 * because screen readers announce only later changes.
 */
function ensureNotice(state: IslandState, control: Element): HTMLElement {
  const notice = state.notice ?? document.createElement('div');
  notice.setAttribute('role', 'status');
  (control.closest('p,ul,label,div') ?? control).after(notice);
  state.notice = notice;
  return notice;
}

function say({ notice }: IslandState, words: string): void {
  if (!notice) return;
  notice.className = 'callout';
  notice.textContent = words;
}

/** If /scripts/load-island.js has not loaded, the notice is simpler. Otherwise, that script has set `explainMissing`. */
export function sayNotLoaded(state: IslandState, control: Element): void {
  const notice = ensureNotice(state, control);
  if (state.explainMissing) state.explainMissing(notice);
  else offerReload(notice, `${islandWords.failed} ${islandWords.stays}`);
}

let isRepeating = false;

/** Whether a click is being repeated for the plain HTML, so it must not be queued again. */
export const isRepeatingClick = () => isRepeating;

/** Repeats a stopped click: now the plain link or form answers it. */
export function repeatClick(control: HTMLElement): void {
  isRepeating = true;
  control.click();
  isRepeating = false;
}

function letPlainHtmlAnswer(state: IslandState, control: HTMLElement): void {
  state.queued = state.queued.filter((queued) => queued !== control);
  control.removeAttribute('aria-busy');
  repeatClick(control);
}

/** If the code is late, the plain HTML answers until the code arrives. */
export function queueClick(island: Element, state: IslandState, control: HTMLElement): void {
  if (state.queued.includes(control)) return;
  state.queued.push(control);
  control.setAttribute('aria-busy', 'true');
  ensureNotice(state, control);
  if (state.isHydrating) moveNoticeOut(island, state);
  const ifStillQueuedAfter = (ms: number, act: () => void) =>
    setTimeout(() => {
      if (state.queued.includes(control)) act();
    }, ms);
  ifStillQueuedAfter(NOTICE_AFTER_MS, () => say(state, islandWords.loading));
  ifStillQueuedAfter(SLOW_AFTER_MS, () => {
    say(state, islandWords.slow);
    if (control.matches('a')) letPlainHtmlAnswer(state, control);
  });
  ifStillQueuedAfter(LATE_AFTER_MS, () => {
    island.setAttribute('data-unready', '');
    // If the control has `data-plain`, the next click opens that address (handleEvent() in directive.ts), so we report no failure.
    if (worksWithoutScript(control)) {
      removeNotice(state);
      letPlainHtmlAnswer(state, control);
    } else if (!control.dataset['plain']) sayNotLoaded(state, control);
  });
}

/** React would draw the island again if it found an unknown element during hydration, so the notice moves out of the island. */
export function moveNoticeOut(island: Element, { notice }: IslandState): void {
  if (notice) island.after(notice);
}

export function removeNotice(state: IslandState): void {
  state.notice?.remove();
  state.notice = undefined;
}

const opensInSameTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey;

/**
 * The control whose event waits for the island: a button or a submit button. On a good connection, a link inside
 * `data-queue-links` waits too, and the island opens it in place. All other links open at once.
 */
export function findControl(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement;
  // Browsers of 2020 have no SubmitEvent, so `instanceof` would fail, and `submitter` may be missing.
  if (event.type === 'submit')
    return (event as SubmitEvent).submitter ?? target.querySelector<HTMLElement>('[type=submit]');
  if (event.type !== 'click') return null;
  const link = target.closest<HTMLElement>('[data-queue-links] a');
  return link && opensInSameTab(event as MouseEvent) && isGoodConnection()
    ? link
    : target.closest<HTMLElement>('button[type=button]');
}

export const worksWithoutScript = (control: Element) => control.matches('a, [type=submit]');
