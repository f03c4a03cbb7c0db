import type { Locator, Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf, type Option } from '#lib/booking/service.ts';
import { loadService } from './load-service.ts';
import { need } from './read-entries.ts';
import { english } from './languages.ts';

/** The options that visitors can tick in a price list of the real content. Sets of tests are left out. */
export const listAvailable = (id: string) =>
  optionsOf(loadService(id)).filter(({ set, unavailable }) => !set && !unavailable);

/**
 * The first two and the last option that visitors can tick in a price list of the real content, and that make no set together: a set
 * may cost less than its tests.
 */
export function someOptions(id: string): [Option, Option, Option] {
  const options = listAvailable(id);
  const sets = optionsOf(loadService(id)).flatMap(({ set }) => set ?? []);
  const isFree = (chosen: readonly (Option | undefined)[], option: Option) =>
    !chosen.includes(option) &&
    sets.every(({ tests }) =>
      tests.some(({ id: test }) => ![...chosen, option].some((each) => each?.id === test)),
    );
  const [first] = options;
  const second = options.find((option) => isFree([first], option));
  const last = options.findLast((option) => isFree([first, second], option));
  if (!first || !second || !last)
    throw new Error(`The journeys need three options in content/services/${id}.yaml`);
  return [first, second, last];
}

/** The last option that visitors can tick in a price list of the real content. */
export const lastOption = (id: string): Option =>
  need(listAvailable(id).at(-1), `an available option in content/services/${id}.yaml`);

/** The checkbox of an option, by its visible name and its id, because another name may begin with the same words. */
export const boxOf = (page: Page, { id, name }: Option): Locator =>
  page.getByRole('checkbox', { name }).and(page.locator(`[id="${id}"]`));

/** Loads the code of a price list, as a press at its calendar does. Nothing else on the page changes. */
export const startPicker = (page: Page) => page.locator('#calendar').dispatchEvent('pointerdown');

export const hydratedPicker = (page: Page): Locator => page.locator('.picker[data-hydrated]');

/** The text of the total when these options are ticked. */
export const totalOf = (...options: Option[]): string =>
  english('picker.total', { total: formatCedis(options.reduce((sum, { price }) => sum + price, 0)) });
