import type { Locator, Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf, type Option } from '#lib/booking/service.ts';
import { loadService } from './load-service.ts';
import { need } from './read-entries.ts';
import { english } from './languages.ts';

const listAvailable = (id: string) => optionsOf(loadService(id)).filter(({ unavailable }) => !unavailable);

/** Three options of a service of the real content that can be ticked, none of which is a set: the first two and the last. */
export function someOptions(id: string): [Option, Option, Option] {
  const [first, second, ...more] = listAvailable(id).filter(({ set }) => !set);
  const last = more.at(-1);
  if (!first || !second || !last)
    throw new Error(`The journeys need three options in content/services/${id}.yaml`);
  return [first, second, last];
}

/** The last option of a service of the real content that can be ticked. */
export const lastOption = (id: string): Option =>
  need(listAvailable(id).at(-1), `an available option in content/services/${id}.yaml`);

/** The checkbox of an option, by its visible name and its id, because another name may begin with the same words. */
export const boxOf = (page: Page, { id, name }: Option): Locator =>
  page.getByRole('checkbox', { name }).and(page.locator(`[id="${id}"]`));

/** The text of the summary if these options are chosen. */
export const totalOf = (...options: Option[]): string =>
  english('picker.total', { total: formatCedis(options.reduce((sum, { price }) => sum + price, 0)) });
