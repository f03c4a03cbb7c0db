import { expect, test, vi } from 'vitest';
import { play } from '#components/site/play-video.ts';
import { isFramed, nextPhase, TIME_OUT_MS, type FrameEvent, type FramePhase } from '#lib/page/iframe.ts';

const run = (...events: FrameEvent[]) => events.reduce<FramePhase>(nextPhase, 'waiting');

test.each<[FramePhase, FrameEvent[]]>([
  ['waiting', []],
  ['waiting', ['load', 'time-out', 'line lost', 'line back']],
  ['loading', ['ask']],
  ['slow', ['ask', 'second passed']],
  ['late', ['ask', 'second passed', 'time-out']],
  ['loaded', ['ask', 'load']],
  ['loaded', ['ask', 'load', 'second passed', 'time-out']],
  ['loaded', ['ask', 'second passed', 'time-out', 'load']],
  // A browser reports `load` even for its own error page. This event may come before or after our request to the host fails.
  ['doubted', ['ask', 'load', 'host silent']],
  ['unreachable', ['ask', 'host silent', 'load']],
  ['unreachable', ['ask', 'second passed', 'time-out', 'host silent']],
  ['refused', ['ask', 'load', 'policy']],
  ['offline', ['ask', 'line lost']],
  ['loading', ['ask', 'line lost', 'line back']],
  // The visitor may be writing in the iframe, so a lost connection does not remove the iframe.
  ['loaded', ['ask', 'load', 'line lost']],
  ['loading', ['ask', 'time-out', 'ask']],
  ['loading', ['ask', 'host silent', 'ask']],
])('an iframe is "%s" after the events %j', (phase, events) => {
  expect(run(...events)).toBe(phase);
});

test('an iframe is on the page unless it is waiting, offline or unreachable', () => {
  const framed: FramePhase[] = ['loading', 'slow', 'late', 'loaded', 'doubted', 'refused'];
  expect(framed.filter((phase) => !isFramed(phase))).toEqual([]);
  const unframed: FramePhase[] = ['unreachable', 'offline', 'waiting'];
  expect(unframed.filter(isFramed)).toEqual([]);
});

test('if the visitor is offline, the focus returns to a video’s link only once', async () => {
  vi.useFakeTimers();
  const createElement = () => ({
    dataset: {},
    focus: vi.fn(),
    remove() {},
    after() {},
    addEventListener() {},
    setAttribute() {},
  });
  const still = { ...createElement(), href: 'https://video.example/embed/1', hidden: false };
  const listening = { addEventListener() {}, removeEventListener() {} };
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const globals = {
    ...listening,
    document: { ...listening, createElement },
    navigator: { onLine: false },
    fetch,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  try {
    play(still as unknown as HTMLAnchorElement);
    await vi.advanceTimersByTimeAsync(TIME_OUT_MS);
    expect(still.focus).toHaveBeenCalledTimes(1);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
