import { expect } from '@playwright/test';
import { isListed, need, programmeNames, readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

test('without script, the home page has the links of all slides, to our work and to each programme, and the page for people in distress those to help', async ({
  page,
}) => {
  await page.goto('/');
  const home = readPage<{ slidesHeading: string; slides: { links: { label: string; path: string }[] }[] }>(
    'home',
  );
  const carousel = page.getByRole('region', { name: home.slidesHeading });
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await expect(carousel.getByRole('group')).toHaveCount(home.slides.length);
  const links = home.slides.flatMap((slide) => slide.links).filter(({ path }) => isListed(path));
  for (const { label: name, path: address } of links) {
    const link = carousel.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  for (const [id, programme] of programmeNames())
    await expect(page.getByRole('link', { name: programme, exact: true })).toHaveAttribute(
      'href',
      `/donate-${id}`,
    );
  for (const [key, href] of [
    ['home.aboutUs', '/who-we-are'],
    ['home.aboutWork', '/what-we-do'],
  ] as const)
    await expect(
      page.getByRole('link', { name: `${english('home.learnMore')} ${english(key)}` }),
    ).toHaveAttribute('href', href);

  await test.step('a page for people in distress links to giving and to joining the team', async () => {
    const [helpPage] = readEntries<{ intro: string; programme: string }>('help-pages');
    const words = need(helpPage, 'a page in help-pages');
    await page.goto(`/${words.id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(words.intro);
    await expect(main.getByRole('link', { name: english('give.donate') })).toHaveAttribute(
      'href',
      `/donate-${words.programme}`,
    );
    await expect(main.getByRole('link', { name: english('join.joinTeam') })).toHaveAttribute(
      'href',
      '/work-with-us',
    );
  });
});
