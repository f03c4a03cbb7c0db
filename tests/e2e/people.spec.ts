import { expect, type Page } from '@playwright/test';
import { TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { groupNames, readEntries } from '../support/read-entries.ts';
import { test } from '../support/test.ts';

const members = readEntries('team');
const inGroup = (group: (typeof TEAM_GROUPS)[number]) =>
  members.filter(({ id }) => teamGroupOf(id) === group);
const panel = (page: Page) => page.getByRole('tabpanel');

test('a visitor sees the team, group by group', async ({ page }) => {
  await page.goto('/who-we-are');
  // The tabs hydrate when they are visible.
  await page.locator('.tabs').scrollIntoViewIfNeeded();
  await expect(page.locator('.tabs[data-hydrated]')).toBeAttached();
  const names = groupNames();
  await expect(panel(page)).toHaveAccessibleName(names.administrative);
  for (const group of ['directors', 'medical'] as const) {
    await page.locator('.tabs summary').click();
    await page.getByRole('tab', { name: names[group] }).click();
    await expect(panel(page)).toHaveAccessibleName(names[group]);
    await expect(panel(page).getByRole('listitem')).toHaveCount(inGroup(group).length);
    await expect(page).toHaveURL(new RegExp(`/who-we-are#${group}$`));
  }
  // axe also checks the open list of groups.
  await page.locator('.tabs summary').click();
  await expectNoAxeViolations(page, '.tabs');
});
