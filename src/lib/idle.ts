/*
 * Browsers reopen a closed tab with what it has stored. So a selection or a draft that nobody has used for 30 minutes is dropped: the
 * next person at a shared phone must not see it.
 */
const MAX_IDLE_MS = 30 * 60_000;

/** `usedAt` is in milliseconds. If it is missing or no number, nobody knows when the value was used, and it is dropped too. */
export const isIdle = (usedAt: unknown, now: number): boolean => !(now - Number(usedAt) < MAX_IDLE_MS);

/** Runs `drop` when the visitor comes back to the page, and every minute, so that it also runs on a page that stays open. */
export function watchIdle(drop: () => void): void {
  document.addEventListener('visibilitychange', drop);
  setInterval(drop, 60_000);
}
