import type { Browser } from 'playwright';
import { paintRatio } from '../../tests/budgets.ts';
import { startServer } from '../serve.ts';
import { compareText } from './compare-text.ts';
import { networks, physicalLimitMs, type Network } from './networks.ts';
import { timePage, type Timing } from './time-page.ts';
import { weighPage, type Weight } from './weigh-page.ts';
import { weighParts, type Parts } from './weigh-parts.ts';

export interface RouteTiming extends Timing {
  network: Network;
  /** What the line needs by itself: no page can paint earlier once all of it is needed. */
  limitMs: number;
}

export interface Route {
  path: string;
  parts: Parts;
  slow: Weight;
  good: Weight;
  /** 1 is all of the text without JavaScript. */
  textWithoutScript: number;
  /** Empty for a route that was only weighed. */
  timings: RouteTiming[];
}

export interface Site {
  name: string;
  dir: string;
}

// A busy computer only ever makes a page late: the best of so many tries is the page's own.
const MOST_TRIES = 3;

const AT_ONCE = 6;

async function timeRoute(
  browser: Browser,
  origin: string,
  path: string,
  bytes: number,
): Promise<RouteTiming[]> {
  const timings: RouteTiming[] = [];
  for (const network of networks) {
    const limitMs = physicalLimitMs(network, bytes);
    let best: Timing | undefined;
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const timing = await timePage(browser, origin, path, network);
      if (!best || timing.firstPaint < best.firstPaint) best = timing;
      if (best.firstPaint <= limitMs * paintRatio && best.blocked === 0) break;
    }
    if (best) timings.push({ ...best, network, limitMs });
  }
  return timings;
}

async function weighRoute(browser: Browser, origin: string, path: string): Promise<Route> {
  const address = origin + path;
  const parts = await weighParts(address);
  const slow = await weighPage(browser, address, 'slow');
  const good = await weighPage(browser, address, 'good');
  return { path, parts, slow, good, textWithoutScript: await compareText(browser, address), timings: [] };
}

/** Opens each path of a built site on a phone; those for which `isTimed` holds also on throttled lines. */
export async function measureSite(
  browser: Browser,
  { dir }: Site,
  paths: readonly string[],
  isTimed: (path: string) => boolean,
): Promise<Route[]> {
  const server = await startServer({ dir, port: 0 });
  const routes: Route[] = [];
  try {
    // Bytes are the same however busy the computer is; times are taken one after the other.
    for (let start = 0; start < paths.length; start += AT_ONCE) {
      const some = paths.slice(start, start + AT_ONCE);
      routes.push(...(await Promise.all(some.map((path) => weighRoute(browser, server.origin, path)))));
    }
    for (const route of routes.filter(({ path }) => isTimed(path))) {
      route.timings = await timeRoute(browser, server.origin, route.path, route.parts.criticalBytes);
    }
    return routes;
  } finally {
    await server.close();
  }
}
