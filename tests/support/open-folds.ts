import type { Page } from '@playwright/test';

/** Opens everything on the page that a press on its summary opens, so that what it holds is tried too. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
