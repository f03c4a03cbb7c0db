import type { Page } from '@playwright/test';
import { fetchAnswer } from './fetch-answer.ts';

/** From now on the HTML of the page at `path` ends before the first `before`, as when the connection breaks there. */
export async function breakOff(page: Page, path: string, before: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await fetchAnswer(route);
    const [start = ''] = (await response.text()).split(before);
    await route.fulfill({ response, body: start });
  });
}
