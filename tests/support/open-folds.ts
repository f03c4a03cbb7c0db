import type { Page } from '@playwright/test';

/** Opens every <details> on the page, so that its content is tested too. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
