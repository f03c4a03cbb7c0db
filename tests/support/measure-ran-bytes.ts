import type { Page } from '@playwright/test';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { isConfigured } from '../../src/lib/security/third-parties.ts';
import { untilIdle } from './until-idle.ts';

/** A part of a script's source and how often it ran, as V8 reports it. */
interface CoveredRange {
  startOffset: number;
  endOffset: number;
  count: number;
}

/**
 * How much of a script's source ran. Ranges are nested and the innermost counts: a branch that never ran is subtracted from the
 * range around it.
 */
function countRan(ranges: readonly CoveredRange[]): number {
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const around: CoveredRange[] = [];
  let ran = 0;
  for (const range of outerFirst) {
    while ((around.at(-1)?.endOffset ?? Infinity) <= range.startOffset) around.pop();
    const outer = around.at(-1);
    const change = Number(range.count > 0) - Number((outer?.count ?? 0) > 0);
    ran += change * (range.endOffset - range.startOffset);
    around.push(range);
  }
  return ran;
}

/**
 * Opens the address and returns how much JavaScript source ran before any interaction: inline scripts and the site's own files,
 * block by block, so code that is loaded but does not run does not count.
 */
export async function measureRanBytes(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // For a script that this tab has compiled before, V8 reports whole functions instead of blocks.
  await page.goto('about:blank');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await page.goto(address, { waitUntil: 'load' });
  await untilIdle(page);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.detach();
  const { origin } = new URL(page.url());
  const own = result.filter(({ url }) => url.startsWith(origin));
  return own.reduce((sum, { functions }) => sum + countRan(functions.flatMap(({ ranges }) => ranges)), 0);
}

/** The most script that may run before an interaction: 2 kB, and 1 kB more if a site with these settings counts page views. */
export function maxRanBytes(overrides = ''): number {
  const { analytics } = readSiteSettings(overrides).thirdParties;
  return 2048 + (isConfigured(analytics.address) ? 1024 : 0);
}
