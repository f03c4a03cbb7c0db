import { pauseLeft } from './pause.ts';
import type { Store } from './store.ts';

const keyOf = (formId: string) => `pause:${formId}`;

/** The seconds for which a form still rests in this tab after its last attempt (pause.ts); `now` in milliseconds. */
export function readPause(tab: Store, formId: string, now: number): number {
  return pauseLeft(Number(tab.read(keyOf(formId)) ?? 0), now);
}

export function startPause(tab: Store, formId: string, seconds: number, now: number): void {
  if (seconds > 0) tab.write(keyOf(formId), String(now + seconds * 1000));
}
