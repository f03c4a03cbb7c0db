import { pauseLeft } from '#lib/request/pause.ts';
import { keepInTab, readFromTab } from './tab-store.ts';

const keyOf = (formId: string) => `pause:${formId}`;

/** The seconds for which a form still rests after its last attempt; see lib/request/pause.ts. */
export function readPause(formId: string): number {
  return pauseLeft(Number(readFromTab(keyOf(formId)) ?? 0), Date.now());
}

export function startPause(formId: string, seconds: number): void {
  if (seconds > 0) keepInTab(keyOf(formId), String(Date.now() + seconds * 1000));
}
