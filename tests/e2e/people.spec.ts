import { expect, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { tabTitle } from '#lib/page/page-head.ts';
import { TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { groupNames, need, readEntries } from '../support/read-entries.ts';
import { recordShifts, readShifts } from '../support/layout-shifts.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';
import { english, like } from '../support/languages.ts';

interface Person {
  name: string;
  shortName?: string;
  position: string;
  linkedin?: string;
}
const members = readEntries<Person>('team');
const inGroup = (group: (typeof TEAM_GROUPS)[number]) =>
  members.filter(({ id }) => teamGroupOf(id) === group);
const shownName = ({ name, shortName = name }: Person) => shortName;

/** The tabs hydrate when they are visible. */
async function waitForHydration(page: Page) {
  await page.locator('.tabs').scrollIntoViewIfNeeded();
  await expect(page.locator('.tabs[data-hydrated]')).toBeAttached();
}

const panel = (page: Page) => page.getByRole('tabpanel');

test('a visitor sees the team, group by group', async ({ page }) => {
  await page.goto('/who-we-are');
  await waitForHydration(page);
  const names = groupNames();
  await expect(panel(page)).toHaveAccessibleName(names.administrative);
  for (const group of ['medical', 'directors', 'volunteers', 'administrative', 'medical'] as const) {
    await page.locator('.tabs summary').click();
    await page.getByRole('tab', { name: names[group] }).click();
    await expect(panel(page)).toHaveAccessibleName(names[group]);
    await expect(panel(page).getByRole('listitem')).toHaveCount(inGroup(group).length);
    await expect(page).toHaveURL(new RegExp(`/who-we-are#${group}$`));
  }
  // axe also checks the open list of groups.
  await page.locator('.tabs summary').click();
  await expectNoAxeViolations(page);
});

test(
  'only team members with a description have a link to their page, and nothing moves',
  { tag: '@nightly' },
  async ({ page }) => {
    await recordShifts(page);
    await page.goto('/who-we-are#medical');
    await waitForHydration(page);
    await untilIdle(page);
    expect(await readShifts(page)).toEqual([]);
    for (const member of members.filter(({ text }) => !text))
      await expect(page.locator(`a[href="/mbr/${member.id}"]`)).toHaveCount(0);
    const described = inGroup('medical').find(({ text, linkedin }) => text && linkedin);
    const member = need(described, 'a person in the medical team with a description and a profile');
    await page
      .getByRole('link', { name: `${english('people.about')} ${shownName(member)}`, exact: true })
      .click();
    await expect(page).toHaveURL(`/mbr/${member.id}`);
    await expect(page).toHaveTitle(tabTitle(member.name, readSiteSettings('').name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name);
    await expect(page.locator('main')).toContainText(member.position);
    await expect(page.getByRole('link', { name: like('people.profile') })).toHaveAttribute(
      'href',
      member.linkedin ?? '',
    );
    await page.getByRole('main').locator('a[href="/who-we-are#medical"]').click();
    await expect(page).toHaveURL(/\/who-we-are#medical$/);
    await expect(page.getByText(shownName(member)).first()).toBeVisible();
  },
);
