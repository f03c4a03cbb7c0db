import type { Page } from '@playwright/test';

/** From now on the page at `path` ends where `before` first occurs in its HTML, as if the connection broke there. */
export async function breakOff(page: Page, path: string, before: string): Promise<void> {
  await page.route(path, async (route) => {
    // Not "localhost", which a computer without a network may take seconds to look up.
    const response = await route.fetch({
      url: route.request().url().replace('//localhost:', '//127.0.0.1:'),
    });
    const [start = ''] = (await response.text()).split(before);
    await route.fulfill({ response, body: start });
  });
}
