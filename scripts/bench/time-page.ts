import type { Browser } from 'playwright';
import { openFarDoor } from './far-server.ts';
import type { Network } from './networks.ts';
import { takePhone } from './phone.ts';

/** Milliseconds after the visitor pressed the link. */
export interface Timing {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: what tasks take beyond 50 ms, from the first paint on. */
  blocked: number;
  layoutShift: number;
}

declare global {
  interface Window {
    timing?: { largestPaint: number; longTasks: { start: number; end: number }[]; layoutShift: number };
  }
}

/** Runs in the page before anything else, and notes what the browser reports. */
function observe(): void {
  const timing: Window['timing'] = (window.timing = { largestPaint: 0, longTasks: [], layoutShift: 0 });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime }) => (timing.largestPaint = startTime));
  watch('longtask', ({ startTime, duration }) =>
    timing.longTasks.push({ start: startTime, end: startTime + duration }),
  );
  watch('layout-shift', (entry) => (timing.layoutShift += (entry as unknown as { value: number }).value));
}

/** Opens a page of the site at `origin` with an empty cache on that network. */
export async function timePage(
  browser: Browser,
  origin: string,
  path: string,
  network: Network,
): Promise<Timing> {
  const door = await openFarDoor(origin, network.roundTripMs);
  const phone = await takePhone(browser, { line: 'slow' });
  try {
    const page = await phone.newPage();
    await page.addInitScript(observe);
    const session = await phone.newCDPSession(page);
    const bytesPerSecond = (network.kbits * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpuSlowdown });
    await page.goto(door.origin + path, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(1000);
    return await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const firstPaint = paint?.startTime ?? Infinity;
      const { largestPaint = 0, longTasks = [], layoutShift = 0 } = window.timing ?? {};
      const blocked = longTasks.reduce(
        (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50),
        0,
      );
      return { firstPaint, largestPaint, blocked, layoutShift };
    });
  } finally {
    await phone.close();
    await door.close();
  }
}
