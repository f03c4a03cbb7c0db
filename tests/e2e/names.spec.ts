import { expect } from '@playwright/test';
import { readControls, type Control } from '../support/read-controls.ts';
import { sweep } from '../support/sweep.ts';
import { openFolds } from '../support/open-folds.ts';
import { test } from '../support/test.ts';

const flat = (text: string) => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');

const listNameless = (controls: readonly Control[]) =>
  controls.filter(({ name }) => flat(name) === '').map(({ html }) => `has no name: ${html}`);

const listMisnamed = (controls: readonly Control[]) =>
  controls
    .filter(({ seen, name }) => !flat(name).includes(flat(seen)))
    .map(({ seen, name }) => `shows "${seen}" but is called "${name}"`);

/** Links that have the same name but different targets, although they are in the same list item or section. */
function listAlike(controls: readonly Control[]): string[] {
  const targets = new Map<string, string>();
  return controls.flatMap(({ name, around, href }) => {
    const key = `${flat(name)} in ${around}`;
    if (href === null) return [];
    const known = targets.get(key) ?? href;
    targets.set(key, href);
    return known === href ? [] : [`two links are called "${name}": ${known} and ${href}`];
  });
}

test(
  'people who speak commands can call each control by its visible words',
  { tag: '@sweep' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    let count = 0;
    const look = async () => {
      await openFolds(page);
      const controls = await readControls(page, session);
      count += controls.length;
      return [listNameless, listMisnamed, listAlike].flatMap((list) => list(controls));
    };
    expect(await sweep(page, [look])).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);
