import type { Outcome } from './outcome.ts';
import type { Store } from './store.ts';

const AFTER_SUCCESS_SECONDS = 60;
// The service counts requests by the second. The e-mail client does not pass on the header that says how long to wait.
const AFTER_RATE_LIMIT_SECONDS = 10;

/** How long a form rests after an attempt, so that a simple bot cannot send without end. */
export function pauseAfter(outcome: Outcome): number {
  if (outcome === 'sent') return AFTER_SUCCESS_SECONDS;
  return outcome === 'rate-limited' ? AFTER_RATE_LIMIT_SECONDS : 0;
}

/** The seconds left of a pause that ends at `until`; times in milliseconds. A clock that was set back ends the pause. */
export function pauseLeft(until: number, now: number): number {
  const seconds = Math.ceil((until - now) / 1000);
  return seconds > 0 && seconds <= AFTER_SUCCESS_SECONDS ? seconds : 0;
}

const keyOf = (formId: string) => `pause:${formId}`;

/** The seconds for which a form still rests in this tab after its last attempt. */
export function readPause(tab: Store, formId: string, now: number): number {
  return pauseLeft(Number(tab.read(keyOf(formId)) ?? 0), now);
}

export function startPause(tab: Store, formId: string, seconds: number, now: number): void {
  if (seconds > 0) tab.write(keyOf(formId), String(now + seconds * 1000));
}
