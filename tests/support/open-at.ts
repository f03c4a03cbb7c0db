import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** The HTML of the built page at an address. */
export function readBuiltPage(path: string): string {
  return readFileSync(`${standInEnvironment['OUT_DIR']}${path}.html`, 'utf8');
}

/**
 * Opens a page while the visitor's clock shows `moment`. The page looks as if it was built in 2020 and is out of date, because a
 * page does not update itself if the clock is behind the build. So the tests do not depend on the day of the build.
 */
export async function openAt(page: Page, path: string, moment: number): Promise<void> {
  const body = readBuiltPage(path)
    .replace(/data-made="[^"]*"/, 'data-made="2020-01-01"')
    .replace(/data-next="[^"]*"/, 'data-next="0"');
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    { times: 1 },
  );
  await page.clock.setFixedTime(moment);
  await page.goto(path);
}
