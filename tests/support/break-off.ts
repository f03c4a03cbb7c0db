import type { Page } from '@playwright/test';

/** From now on the page at `path` comes only up to where `before` first stands in its HTML, as when the line breaks there. */
export async function breakOff(page: Page, path: string, before: string): Promise<void> {
  await page.route(path, async (route) => {
    // Not "localhost", for which a computer without a network may look seconds long.
    const response = await route.fetch({
      url: route.request().url().replace('//localhost:', '//127.0.0.1:'),
    });
    const [start = ''] = (await response.text()).split(before);
    await route.fulfill({ response, body: start });
  });
}
