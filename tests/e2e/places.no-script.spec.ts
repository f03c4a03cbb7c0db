import { expect } from '@playwright/test';
import { loadPlaces, findOnMap, shownPlace } from '../support/load-places.ts';
import { need, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

const places = loadPlaces();

test('without JavaScript, visitors hit each mark of the drawn map with a finger, and reach a community from it', async ({
  page,
}) => {
  await page.goto('/our-impact');
  const fold = page.getByText(english('community.name'), { exact: true });
  // On a wide screen, the list has no fold.
  if (await fold.isVisible()) await fold.click();
  await expect(page.locator('#communities').getByRole('listitem')).toHaveCount(places.length);
  await expect(page.getByLabel(english('community.filter'))).toBeHidden();
  await expect(page.getByRole('button', { name: english('map.openIt') })).toBeHidden();
  const numbers = page.locator('.marks summary');
  need((await numbers.count()) > 1 || undefined, 'communities close together, in two places');
  await numbers.first().click();
  await expect(page.locator('.marks [open] .near')).toBeVisible();
  await numbers.last().click();
  await expect(page.locator('.marks [open]')).toHaveCount(1);
  await expect(page.locator('.marks [open] .near')).toBeVisible();
  await numbers.last().click();

  await test.step('a finger can hit every mark, even while a list of names is open', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    for (const opened of await numbers.all()) {
      await opened.click();
      const covered = await page.locator('.drawn').evaluate((map) => {
        map.scrollIntoView({ block: 'center', behavior: 'instant' });
        return [...map.querySelectorAll('.mark')].filter((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          const above = document.elementFromPoint(x + width / 2, y + height / 2);
          return !above || !mark.contains(above);
        }).length;
      });
      expect(covered).toBe(0);
    }
    await numbers.last().click();
    await page.setViewportSize({ width: 360, height: 640 });
  });

  const { link, mark, isSinglePlace } = await findOnMap(page, shownPlace());
  if (!isSinglePlace) await mark.click();
  await link.click();
  await expect(page.getByText(like('map.far'))).toBeVisible();
  const { heading } = readPage<{ list: { heading: string } }>('our-impact').list;
  await page.getByRole('link', { name: heading }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});
