import type { Page } from '@playwright/test';
import { fetchAnswer } from './fetch-answer.ts';

/** From now on the page at `path` comes only up to where `before` first stands in its HTML, as when the line breaks there. */
export async function breakOff(page: Page, path: string, before: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await fetchAnswer(route);
    const [start = ''] = (await response.text()).split(before);
    await route.fulfill({ response, body: start });
  });
}
