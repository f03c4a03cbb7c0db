import { expect } from '@playwright/test';
import { words as textColours } from '../support/contrast/pairs.ts';
import { readTokens } from '../support/contrast/read-colours.ts';
import { listForcedFaults } from '../support/in-page/list-forced-faults.ts';
import { listMotion } from '../support/in-page/list-motion.ts';
import { listSeenColours } from '../support/in-page/list-seen-colours.ts';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { english } from '../support/languages.ts';
import { fieldBox, sendButton } from '../support/request-forms.ts';

test(
  'people who use forced colours can recognise buttons, fields and their states',
  { tag: ['@desktop', '@sweep'] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const look = () => page.evaluate(listForcedFaults);
    expect(await sweep(page, [look])).toEqual([]);
    await useConnection(page, 'good');
    await page.goto('/who-we-are');
    await page.locator('.tabs').scrollIntoViewIfNeeded();
    await expect(page.locator('.tabs[data-hydrated]')).toBeVisible();
    expect(await look()).toEqual([]);
    await page.goto('/group-health-check');
    await fieldBox(page, 'name').focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await look()).toEqual([]);
  },
);

test(
  'people who ask for less motion get no animations, transitions or smooth scrolling',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await page.evaluate(listMotion)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: english('shell.menu'), exact: true }).click();
    expect(await page.evaluate(listMotion)).toEqual([]);
    expect(await sweep(page, [() => page.evaluate(listMotion)])).toEqual([]);
  },
);

test(
  'people with low vision see each text in colours whose contrast is tested',
  { tag: ['@desktop', '@sweep'] },
  async ({ page }) => {
    const tokens = readTokens();
    const known = (['light', 'dark'] as const).map((scheme) => {
      const hex = (token: string) => (tokens[scheme][token] ?? '').replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
      const pairs = Object.entries(textColours).flatMap(([token, grounds]) =>
        grounds.map((ground) => `${hex(token)} on ${hex(ground)}`),
      );
      return { scheme, pairs: new Set(pairs) };
    });
    const looks = known.map(({ scheme, pairs }) => async () => {
      await page.emulateMedia({ colorScheme: scheme });
      return (await page.evaluate(listSeenColours)).filter((pair) => !pairs.has(pair));
    });
    expect(await sweep(page, looks)).toEqual([]);
  },
);
