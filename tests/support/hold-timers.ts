import { vi } from 'vitest';

/**
 * Holds the time-outs of the page, and returns what lets time pass, in milliseconds. Vitest's own timers move on while it waits for a press
 * or for words: on a busy machine seconds pass that no test asked for. `vi.unstubAllGlobals` ends it.
 */
export function holdTimers(): (ms: number) => void {
  const goOn = window.clearTimeout.bind(window);
  const waiting = new Map<number, { endsAt: number; run: () => void }>();
  let now = 0;
  // Below zero, as no number of the browser's is.
  let lastId = 0;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    lastId -= 1;
    waiting.set(lastId, { endsAt: now + ms, run });
    return lastId;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    if (!waiting.delete(id)) goOn(id);
  });

  const findNext = (end: number) =>
    [...waiting].filter(([, { endsAt }]) => endsAt <= end).toSorted(([, a], [, b]) => a.endsAt - b.endsAt)[0];
  return (ms) => {
    const end = now + ms;
    for (let next = findNext(end); next; next = findNext(end)) {
      const [id, { endsAt, run }] = next;
      waiting.delete(id);
      now = endsAt;
      run();
    }
    now = end;
  };
}
