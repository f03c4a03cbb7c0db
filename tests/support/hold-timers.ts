import { vi } from 'vitest';

/**
 * Replaces the page's `setTimeout` and `clearTimeout`. Their time passes only when a test calls the returned function, with a
 * number of milliseconds. With Vitest's own fake timers, time also passes while Vitest waits for a click or a text. On a busy
 * machine, that could be seconds. `vi.unstubAllGlobals` brings the real functions back.
 */
export function holdTimers(): (ms: number) => void {
  const clearRealTimeout = window.clearTimeout.bind(window);
  const waiting = new Map<number, { endsAt: number; run: () => void }>();
  let now = 0;
  // Ids are negative, so that none is equal to an id of the browser's own time-outs.
  let lastId = 0;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    lastId -= 1;
    waiting.set(lastId, { endsAt: now + ms, run });
    return lastId;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    if (!waiting.delete(id)) clearRealTimeout(id);
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
