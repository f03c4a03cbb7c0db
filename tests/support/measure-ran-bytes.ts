import type { Page } from '@playwright/test';
import { readSiteSettings } from '../../src/loaders/site-settings.ts';
import { isConfigured } from '../../src/lib/security/third-parties.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { untilIdle } from './until-idle.ts';

/** What V8 reports about a part of a script's source: where the part is, and how often it ran. */
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
 * Opens the address and returns the length of the JavaScript source that ran before any interaction, in inline scripts and the
 * site's own files. Blocks of code are measured one by one, so only blocks that ran count.
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

/** The most bytes of script that may run before an interaction: 2148, and 1024 more if the build with stand-ins counts page views. */
export function maxRanBytes(): number {
  const { analytics } = readSiteSettings(standInEnvironment['SITE_OVERRIDES']).thirdParties;
  return 2148 + (isConfigured(analytics.address) ? 1024 : 0);
}
