import { expect, type Locator, type Page } from '@playwright/test';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { tabTitle } from '#lib/page/page-head.ts';
import { TEAM_GROUPS, teamGroupOf } from '#lib/ids.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { groupNames, need, pageVideo, readEntries } from '../support/read-entries.ts';
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
const judges = readEntries<Person>('judges');
const profiles = readEntries<Person>('profiles');
const inGroup = (group: (typeof TEAM_GROUPS)[number]) =>
  members.filter(({ id }) => teamGroupOf(id) === group);
const shownName = ({ name, shortName = name }: Person) => shortName;
const firstOf = (group: (typeof TEAM_GROUPS)[number]) => need(inGroup(group).at(0), `a person in ${group}`);

/** The tabs hydrate when they are visible. */
async function waitForHydration(page: Page) {
  await page.locator('.tabs').scrollIntoViewIfNeeded();
  await expect(page.locator('.tabs[data-hydrated]')).toBeAttached();
}

const panel = (page: Page) => page.getByRole('tabpanel');

const sizeOf = (part: Locator) =>
  part.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));

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

test(
  'the page of a team member without a LinkedIn profile has no profile link',
  { tag: '@nightly' },
  async ({ page }) => {
    const { id, name } = need(
      members.find(({ linkedin }) => !linkedin),
      'somebody without a profile elsewhere',
    );
    await page.goto(`/mbr/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: like('people.profile') })).toHaveCount(0);
  },
);

test('a judge’s page links to other judges but not to itself', { tag: '@nightly' }, async ({ page }) => {
  const judge = need(judges.at(0), 'a judge');
  const other = need(
    judges.slice(1).find(({ text }) => text),
    'a second judge with a description',
  );
  await page.goto(`/judge/${judge.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(judge.name);
  const items = page.getByRole('region', { name: english('people.meetJudges') }).getByRole('listitem');
  await expect(items).toHaveCount(judges.length);
  await expect(items.first()).toContainText(english('people.thisPage'));
  await expect(items.first().getByRole('link', { name: english('people.about') })).toHaveCount(0);
  await items
    .getByRole('link', { name: `${english('people.about')} ${shownName(other)}`, exact: true })
    .click();
  await expect(page).toHaveURL(`/judge/${other.id}`);
});

test('the first and the last profile link back to the events', { tag: '@nightly' }, async ({ page }) => {
  const first = need(profiles.at(0), 'a profile');
  for (const { id } of [first, profiles.at(-1) ?? first]) {
    await page.goto(`/team/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: english('event.back') })).toHaveAttribute(
      'href',
      '/events',
    );
  }
});

test(
  'the video on “Who We Are” loads only after a visitor plays it',
  { tag: '@nightly' },
  async ({ page }) => {
    const video = pageVideo('who-we-are');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const players = () => asked.filter((address) => address.includes('/video/'));
    await page.goto('/who-we-are');
    await untilIdle(page);
    expect(players()).toEqual([]);
    const still = page.getByRole('link', { name: english('media.play', { title: video.title }) });
    await expect(still).toHaveAccessibleName(like('media.cost'));
    await still.focus();
    const size = await sizeOf(still);
    await page.keyboard.press('Enter');
    const player = page.locator(`iframe[title="${video.title}"]`);
    await expect(player).toBeFocused();
    await expect(page.frameLocator('iframe').locator('body')).toContainText(video.id);
    expect(await sizeOf(player)).toEqual(size);
    expect(players()).toEqual([`http://video.localhost:4322/video/embed/${video.id}?autoplay=1`]);
    await expectNoAxeViolations(page);
  },
);

test(
  'pages about people fit into 320 pixels, even with long names',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/who-we-are#directors',
      `/mbr/${firstOf('directors').id}`,
      ...judges.slice(0, 1).map(({ id }) => `/judge/${id}`),
      ...profiles.slice(0, 1).map(({ id }) => `/team/${id}`),
    ]) {
      await page.goto(path);
      for (const name of await page.locator('.name, h1').all()) {
        await name.evaluate(
          (element) => (element.textContent += ' Adwoa-Konadu-Yiadom-Boakye-Antwi-Frimpong'),
        );
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  },
);
