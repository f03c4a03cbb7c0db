import type { Page } from '@playwright/test';
import { fetchAnswer } from './fetch-answer.ts';

/** From now on, the HTML of the page at `path` ends where the text `missing` begins, as if the connection broke there. */
export async function breakOff(page: Page, path: string, missing: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await fetchAnswer(route);
    const [start = ''] = (await response.text()).split(missing);
    await route.fulfill({ response, body: start });
  });
}
